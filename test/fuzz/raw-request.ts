import { Agent, request } from 'node:http';

/** A request as sent, without normalization of path or headers. */
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

/** A request without a response by then counts as hanging. */
const deadlineMs = 60_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @throws Error when no response arrives within the deadline */
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
