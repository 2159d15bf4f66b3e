/** Where the weights lie. Apart from the model, which loads the runtime with it. */
export const lineModelHome = new URL('../../../../models/ocr/', import.meta.url)
