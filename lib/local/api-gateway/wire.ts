import { randomUUID } from 'node:crypto';
import { type Handle, sendJson } from '../http/services-server';
import type { RestApi } from './rest-api';

/**
 * Serves the stages of all REST APIs, each below `/<api id>/<stage>`.
 *
 * @param stages  by `<api id>/<stage>`
 */
export function serveStages(stages: ReadonlyMap<string, RestApi>, now: () => Date): Handle {
  return async (request, response, body) => {
    const [, apiId = '', stage = '', path = '', query = ''] =
      /^\/([^/?]*)\/?([^/?]*)([^?]*)\??(.*)$/.exec(request.url ?? '') ?? [];
    const restApi = stages.get(`${apiId}/${stage}`);
    if (!restApi) return sendJson(response, 403, { message: 'Forbidden' });
    const requestId = randomUUID();
    const answer = await restApi({
      requestId,
      at: now(),
      method: request.method ?? 'GET',
      path: path || '/',
      search: new URLSearchParams(query),
      headers: request.rawHeaders.flatMap((name, index, raw) =>
        index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : [],
      ),
      body,
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      apiId,
      stage,
    });
    response.statusCode = answer.status;
    response.setHeaders(answer.headers);
    response.setHeader('x-amzn-RequestId', requestId);
    response.end(answer.body);
  };
}
