import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerOf, localOperator } from '../iam/caller';
import type { S3Endpoint } from '../s3/wire';
import { readBody } from './read-body';

/** Answers a request to a service, which it authenticates and authorizes by itself; the URL begins behind the service's name. */
export type Service = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) => void | Promise<void>;

export interface Services {
  /** By the first segment of their paths. */
  readonly byName: ReadonlyMap<string, Service>;
  /** Its URL keeps the name of the service, which signatures cover, and it refuses bodies above the limit by itself. */
  readonly s3: S3Endpoint;
}

/** Above the limit of every service here; the rest of a larger body is discarded. */
const largestBodyBytes = 64 * 1024 * 1024;

/** Creates the listener of all emulated services, selected by the first path segment. No malformed request ends the host. */
export function createServicesListener(services: Services, log: (line: string) => void) {
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
    const [, service = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const body = await readBody(request, largestBodyBytes);
    if (isOperatorsPage(request))
      return sendJson(response, 403, {
        message: 'A page may not use the credentials of the local operator.',
      });
    if (service === 's3') return services.s3(request, response, body);
    const serveOne = services.byName.get(service);
    if (!serveOne) return sendJson(response, 404, { message: `No service at ${request.url}.` });
    if (!body) return sendJson(response, 413, { message: `More than ${largestBodyBytes} bytes.` });
    request.url = rest || '/';
    return serveOne(request, response, body);
  }
}

/**
 * The host does not check signatures, so a page of any site could pose as the operator in a developer's browser. Only
 * browsers send `Origin`, and the operator's own programs are not pages.
 */
function isOperatorsPage(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined && callerOf(request)?.accessKeyId === localOperator;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
