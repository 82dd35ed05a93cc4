/** Returns the same response with a progress callback: it receives the number of bytes as they are read. */
export function readAtPace(response: Response, count: (bytes: number) => void): Response {
  if (!response.body) return response;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  const type = response.headers.get('Content-Type');
  return new Response(counted, { headers: type === null ? {} : { 'Content-Type': type } });
}
