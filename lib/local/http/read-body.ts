import type { IncomingMessage } from 'node:http';

/** @returns undefined for a body above the limit; the rest is read and discarded, so that an answer can be sent */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length <= mostBytes) chunks.push(chunk as Buffer);
  }
  return length <= mostBytes ? Buffer.concat(chunks) : undefined;
}
