import { Agent, request } from 'node:http';

/** A request as it goes over the wire: nobody puts its path or headers right. */
export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Whoever has not answered by then hangs. */
const deadlineMs = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @throws Error when no answer comes within the deadline */
export function send({ method, url, headers, body }: RawRequest): Promise<RawAnswer> {
  const [, host = '', port = '', path = ''] = /^http:\/\/([^:/]+):(\d+)(.*)$/s.exec(url) ?? [];
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request({
      agent,
      host,
      port,
      path,
      method,
      headers: { ...headers, ...length },
      signal: AbortSignal.timeout(deadlineMs),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.end(body);
  });
}
