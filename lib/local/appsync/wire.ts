import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseJson } from '../http/parse-json';
import type { Answer } from './execution/answers';
import { isRefused, type RequestRefused } from './refusals';

/** The subprotocol that a client must offer; AppSync accepts no other. */
export const subprotocol = 'graphql-ws';

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

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy()); // the client disconnected
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Reads the headers of a connection from a subprotocol, the query string or plain headers.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 *
 * @returns undefined for a client without the subprotocol, or with headers that cannot be read
 */
export function readHandshake(request: IncomingMessage): IncomingHttpHeaders | undefined {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  if (!offered.includes(subprotocol)) return undefined;
  const packed =
    offered.find((name) => name.startsWith('header-'))?.slice('header-'.length) ??
    new URL(request.url ?? '/', 'http://localhost').searchParams.get('header');
  if (packed === null) return request.headers;
  return headersOf(parseJson(Buffer.from(packed, 'base64').toString()));
}

/** Headers by lower-case name; undefined for a value that is not an object. */
export function headersOf(value: unknown): IncomingHttpHeaders | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name.toLowerCase(), text]] : [],
    ),
  );
}
