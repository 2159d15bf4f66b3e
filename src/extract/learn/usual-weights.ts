/** Of each of `learnedFeatures`, where few corrections speak against them: a place like those of examples counts, and a wrong one's against it. */
export const usualWeights = [-6, 0.4, 0, 0.5, 5, 2, -2, 1.5, 6, -2]
