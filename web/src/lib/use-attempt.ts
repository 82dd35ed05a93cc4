import { useState } from 'react';

interface Attempt {
  readonly key: string;
  readonly pending: boolean;
  readonly failure: unknown;
}

/**
 * A write that is sent once at a time. A repeat after a failure is the same wish, so it bears the same key and is granted once;
 * whatever changes the wish begins anew.
 */
export function useAttempt() {
  const [attempt, setAttempt] = useState<Attempt | null>(null);

  async function send<Answer>(
    write: (idempotencyKey: string) => Promise<Answer>,
    onDone: (answer: Answer) => void,
  ): Promise<void> {
    if (attempt?.pending) return;
    const key = attempt?.key ?? crypto.randomUUID();
    setAttempt({ key, pending: true, failure: null });
    try {
      const answer = await write(key);
      setAttempt(null);
      onDone(answer);
    } catch (failure) {
      setAttempt({ key, pending: false, failure });
    }
  }

  return {
    isPending: attempt?.pending ?? false,
    failure: attempt?.failure ?? null,
    send,
    beginAnew: () => setAttempt(null),
  };
}
