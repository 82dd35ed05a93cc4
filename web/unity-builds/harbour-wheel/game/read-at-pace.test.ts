import { expect, it } from 'vitest';
import { readAtPace } from './read-at-pace';

it('passes on every byte and the content type, and counts bytes as they arrive', async () => {
  const chunks = [new Uint8Array(3), new Uint8Array(5)];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const counts: number[] = [];

  const read = readAtPace(new Response(body, { headers: { 'Content-Type': 'application/wasm' } }), (bytes) =>
    counts.push(bytes),
  );

  expect(read.headers.get('Content-Type')).toBe('application/wasm');
  expect((await read.arrayBuffer()).byteLength).toBe(8);
  expect(counts).toEqual([3, 5]);
});
