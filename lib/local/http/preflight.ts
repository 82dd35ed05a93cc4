import type { ServerResponse } from 'node:http';

/** Allows pages of any origin to send a request, for two days. */
export function allowAnyOrigin(
  response: ServerResponse,
  { methods, headers }: { methods: string; headers: string | undefined },
): void {
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    ...(headers !== undefined && { 'access-control-allow-headers': headers }),
    'access-control-max-age': '172800',
  });
  response.end();
}
