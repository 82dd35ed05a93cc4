import type { ServerResponse } from 'node:http';
import type { Html } from '../../pages/html';
import { refusalPage } from './provider-page';

export type Reply =
  | { readonly goesTo: string }
  | { readonly page: Html; readonly status?: number }
  | { readonly json: object; readonly status: number };

/** The reply when there is no trusted address to redirect to. */
export function refuse(error: string, message: string, status = 400): Reply {
  return { status, page: refusalPage(error, message) };
}

/** Redirects to an address, with these parameters besides its own. */
export function redirect(address: string, parameters: Readonly<Record<string, string | null>>): Reply {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.append(name, value);
  return { goesTo: url.href };
}

/** Sends a reply. Pages of any origin may read JSON answers, as with Cognito. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  const kept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  if ('goesTo' in reply) {
    response.writeHead(302, { ...kept, location: reply.goesTo }).end();
  } else if ('page' in reply) {
    response.writeHead(reply.status ?? 200, { ...kept, 'content-type': 'text/html; charset=utf-8' });
    response.end(reply.page.text);
  } else {
    const type = { 'content-type': 'application/json;charset=UTF-8', 'access-control-allow-origin': '*' };
    response.writeHead(reply.status, { ...kept, ...type }).end(JSON.stringify(reply.json));
  }
}
