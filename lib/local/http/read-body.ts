import type { IncomingMessage } from 'node:http';

/** Undefined when it is too large: the rest is read and forgotten, so that an answer can be sent. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length <= mostBytes) chunks.push(chunk as Buffer);
  }
  return length <= mostBytes ? Buffer.concat(chunks) : undefined;
}
