import type { IncomingMessage } from 'node:http';

/**
 * Reads by events, because an iterator over the stream takes most of the time of a small request.
 *
 * @returns undefined for a body above the limit; the rest is read and discarded, so that an answer can be sent
 */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= mostBytes) chunks.push(chunk);
    });
    request.on('end', () => resolve(length <= mostBytes ? Buffer.concat(chunks) : undefined));
    request.on('error', reject);
    request.on('close', () => {
      if (!request.readableEnded) reject(new Error('The client disconnected in the middle of its request'));
    });
  });
}
