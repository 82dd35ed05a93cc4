/**
 * Acts on items in their order, with limited concurrency.
 *
 * @param run.atOnce  maximum number of concurrent actions
 * @param run.signal  when aborted, no further item starts; pending ones are awaited
 * @param run.act     must handle its own failures; a rejection rejects the whole run
 */
export async function runEach<Item>(
  items: readonly Item[],
  { atOnce, signal, act }: { atOnce: number; signal: AbortSignal; act: (item: Item) => Promise<void> },
): Promise<void> {
  const waiting = items.values();
  await Promise.all(Array.from({ length: atOnce }, work));

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const { value: item, done } = waiting.next();
      if (done) return;
      await act(item);
    }
  }
}
