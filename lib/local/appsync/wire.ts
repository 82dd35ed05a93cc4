import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Principal } from './authenticate';
import type { Answer } from './execution/answers';
import { readRequest } from './execution/documents';
import type { Engine } from './execution/engine';
import { isRefused, refuse, type RequestRefused } from './refusals';

/** https://docs.aws.amazon.com/general/latest/gr/appsync.html */
const largestBodyBytes = 1024 * 1024;

export function respond(response: ServerResponse, answer: Answer | RequestRefused): void {
  const refused = isRefused(answer) ? answer.refused : undefined;
  response.writeHead(refused?.status ?? 200, {
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'x-amzn-RequestId,x-amzn-ErrorType,x-amz-user-agent,x-amzn-ErrorMessage,Date,x-amz-schema-version',
    'content-type': 'application/json;charset=UTF-8',
    'x-amzn-requestid': randomUUID(),
    ...(refused && { 'x-amzn-errortype': refused.errorType }),
  });
  const error = refused && { errorType: refused.errorType, message: refused.message };
  response.end(JSON.stringify(error ? { errors: [error] } : answer));
}

export async function answerTo(
  request: IncomingMessage,
  { body, known, engine }: { body: Buffer; known: Principal | RequestRefused; engine: Engine },
): Promise<Answer | RequestRefused> {
  if (request.method !== 'POST')
    return refuse(405, 'UnsupportedOperation', 'The offline host takes POST only.');
  if (isRefused(known)) return known;
  if (body.length > largestBodyBytes)
    return refuse(413, 'RequestEntityTooLargeException', `A request has ${largestBodyBytes} bytes at most.`);
  const parsed = readRequest(body.toString());
  return isRefused(parsed) ? parsed : engine.run(parsed, { principal: known, headers: request.headers });
}
