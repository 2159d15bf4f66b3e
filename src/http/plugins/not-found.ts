import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import { requestPath } from '../request-path.ts'

/** 404 for an unknown address; 405 with the methods that would work for a known one. */
export function answerUnknown(app: FastifyInstance): void {
  const methodsByPath = new Map<string, { matches: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const entry = methodsByPath.get(url) ?? { matches: pathPattern(url), methods: new Set() }
    for (const name of [method].flat()) entry.methods.add(name)
    methodsByPath.set(url, entry)
  })
  app.setNotFoundHandler((request) => {
    const path = requestPath(request.url)
    const known = [...methodsByPath.values()].filter(({ matches }) => matches.test(path))
    const methods = [...new Set(known.flatMap((entry) => [...entry.methods]))].toSorted((a, b) => a.localeCompare(b))
    if (methods.length === 0) {
      throw new AppError('not_found', 'There is nothing at this address. GET /openapi.json lists what there is.')
    }
    throw new AppError('method_not_allowed', `${request.method} is not possible here: use ${methods.join(', ')}.`, {
      headers: { allow: methods.join(', ') },
    })
  })
}

function pathPattern(url: string): RegExp {
  const pattern = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[A-Za-z_]+/g, '[^/]+')
    .replace(/\*/g, '.*')
  return new RegExp(`^${pattern}$`)
}
