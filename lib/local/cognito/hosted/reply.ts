import type { ServerResponse } from 'node:http';
import type { Html } from '../../pages/html';

export type Reply =
  | { readonly goesTo: string }
  | { readonly page: Html; readonly status?: number }
  | { readonly json: object; readonly status: number };

/** Sends a reply. Pages of any origin may read JSON answers, as with Cognito. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  const kept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  if ('goesTo' in reply) {
    response.writeHead(302, { ...kept, location: reply.goesTo }).end();
  } else if ('page' in reply) {
    response.writeHead(reply.status ?? 200, { ...kept, 'content-type': 'text/html; charset=utf-8' });
    response.end(reply.page.text);
  } else {
    response.writeHead(reply.status, {
      ...kept,
      'content-type': 'application/json;charset=UTF-8',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(reply.json));
  }
}

/** Adds query parameters to an address that may already have some. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.append(name, value);
  return url.href;
}
