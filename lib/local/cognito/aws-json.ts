import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from './refusals';

/** What the browser clients of AWS send to another origin than their page's. */
const ALLOWED_HEADERS = [
  'amz-sdk-invocation-id',
  'amz-sdk-request',
  'authorization',
  'cache-control',
  'content-type',
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-security-token',
  'x-amz-target',
  'x-amz-user-agent',
];

/**
 * Answers one request of AWS JSON 1.1, or its preflight. Errors stand in the body and in headers, with status 400.
 * https://smithy.io/2.0/aws/protocols/aws-json-1_1-protocol.html
 *
 * @param target  what stands before the action's name, with its dot
 * @param act     runs an action by its name, on the request's JSON
 */
export async function answerAwsJson(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { target, act }: { target: string; act: (action: string, input: unknown) => object | Promise<object> },
): Promise<void> {
  if (request.method === 'OPTIONS') return answerPreflight(response);
  const action = String(request.headers['x-amz-target'] ?? '');
  const isOurs = request.method === 'POST' && action.startsWith(target);
  if (!isOurs) return respond(response, unknownOperation(action));
  const input = parsed(body);
  respond(response, input instanceof Refusal ? input : await act(action.slice(target.length), input));
}

/** Refuses what is not emulated, and says so: AWS would know more actions. */
export function unknownOperation(action: string): Refusal {
  return new Refusal(
    'UnknownOperationException',
    `The offline host does not emulate ${action || 'this request'}`,
  );
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return new Refusal('SerializationException', 'The request is not JSON');
  }
}

function answerPreflight(response: ServerResponse): void {
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': ALLOWED_HEADERS.join(','),
    'access-control-max-age': '172800',
  });
  response.end();
}

function respond(response: ServerResponse, answer: object): void {
  const isRefusal = answer instanceof Refusal;
  const body = isRefusal ? { __type: answer.name, message: answer.message } : answer;
  response.writeHead(isRefusal ? 400 : 200, {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
    ...(isRefusal && { 'x-amzn-errortype': `${answer.name}:`, 'x-amzn-errormessage': answer.message }),
  });
  response.end(JSON.stringify(body));
}
