import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerOf, localOperator } from '../iam/caller';
import { readBody } from './read-body';

/** Answers a request to a service, which it authenticates and authorizes by itself; the URL begins behind the name of the endpoint. */
export type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) => void | Promise<void>;

/** An endpoint whose URL keeps its name, because signatures cover it; it refuses bodies above the limit by itself. */
export interface WholeRequests {
  readonly whole: (
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer | undefined,
  ) => void | Promise<void>;
}

export type Endpoint = Handle | WholeRequests;

/** Above the limit of every service here; the rest of a larger body is discarded. */
const largestBodyBytes = 64 * 1024 * 1024;

/**
 * Creates the listener of all emulated services. No malformed request ends the host.
 *
 * @param endpoints  by the first segment of their paths
 */
export function createServicesListener(
  endpoints: ReadonlyMap<string, Endpoint>,
  log: (line: string) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    serve(request, response).catch((error: unknown) => {
      // The client disconnected in the middle of the request.
      if (!request.complete) return void response.destroy();
      log(`${request.method} ${request.url} failed in the host: ${String((error as Error).stack ?? error)}`);
      if (!response.headersSent)
        sendJson(response, 500, { message: 'The offline host failed. See its output for details.' });
      else response.destroy();
    });
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const body = await readBody(request, largestBodyBytes);
    if (isOperatorsPage(request))
      return sendJson(response, 403, {
        message: 'A page may not use the credentials of the local operator.',
      });
    const endpoint = endpoints.get(name);
    if (!endpoint) return sendJson(response, 404, { message: `No service at ${request.url}.` });
    if (typeof endpoint !== 'function') return endpoint.whole(request, response, body);
    if (!body) return sendJson(response, 413, { message: `More than ${largestBodyBytes} bytes.` });
    request.url = rest || '/';
    return endpoint(request, response, body);
  }
}

/**
 * The host does not check signatures, so a page of any site could pose as the operator in a developer's browser. Only
 * browsers send `Origin`, and the operator's own programs are not pages.
 */
function isOperatorsPage(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined && callerOf(request)?.accessKeyId === localOperator;
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
