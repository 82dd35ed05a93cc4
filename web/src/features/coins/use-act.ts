import { useState } from 'react';

/** An action that runs once at a time, with its last failure. */
interface Act {
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly run: () => void;
}

/** @param act  rejects on failure; its idempotency key must stay the same until it succeeds */
export function useAct(act: () => Promise<void>): Act {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function run() {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await act();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setPending(false);
    }
  }

  return { isPending, failure, run: () => void run() };
}
