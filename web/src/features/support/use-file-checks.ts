import { useEffect, useState } from 'react';
import type { Ticket } from '#contracts/support/routes';

/** Delays until a file is checked, with backoff. A file that does not arrive by then was not sent. */
const delaysMs = [600, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Reads a ticket again while a file of it may still be checked. */
export function useFileChecks({ thread }: Pick<Ticket, 'thread'>, readAgain: () => unknown): void {
  const [attempts, setAttempts] = useState(0);
  const awaited = thread.flatMap(({ attachments }) => attachments).filter(({ state }) => state === 'awaited');
  const names = awaited.map(({ id }) => id).join(' ');
  const [waitedFor, setWaitedFor] = useState(names);
  if (waitedFor !== names) {
    setWaitedFor(names);
    setAttempts(0);
  }

  useEffect(() => {
    const delayMs = delaysMs[attempts];
    if (names === '' || delayMs === undefined) return undefined;
    const timer = setTimeout(() => {
      setAttempts(attempts + 1);
      readAgain();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [names, attempts, readAgain]);
}
