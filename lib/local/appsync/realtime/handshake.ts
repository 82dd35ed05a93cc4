import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseJson } from '../../http/parse-json';

/** The subprotocol that a client must offer; AppSync accepts no other. */
export const subprotocol = 'graphql-ws';

/**
 * Reads the headers of a connection from a subprotocol, the query string or plain headers.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
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
