import { useEffect, useEffectEvent, useState } from 'react';

/** Delays between reads, with backoff. */
const delaysMs = [600, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Reads again and again while the API works on something: a read starts once the one before has ended, after a longer delay each time.
 *
 * @param awaited           ids of what is awaited; empty for nothing. Other ids begin with the shortest delay
 * @param read              shows a failure by itself, since the next read is due all the same
 * @param options.forLong   whether reads go on after half a minute
 * @returns whether another read is due
 */
export function usePoll(
  awaited: string,
  read: () => Promise<unknown>,
  { forLong = false }: { forLong?: boolean } = {},
): boolean {
  const [known, setKnown] = useState({ awaited, reads: 0 });
  if (known.awaited !== awaited) setKnown({ awaited, reads: 0 });
  const { reads } = known;
  const isDue = awaited !== '' && (forLong || reads < delaysMs.length);
  const delayMs = delaysMs[reads] ?? delaysMs.at(-1);

  const readNow = useEffectEvent(async () => {
    await read();
    setKnown((last) => (last.awaited === awaited ? { awaited, reads: reads + 1 } : last));
  });

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void readNow(), delayMs);
    return () => clearTimeout(timer);
  }, [awaited, isDue, reads, delayMs]);

  return isDue;
}
