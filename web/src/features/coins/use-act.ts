import { useState } from 'react';

/** Something that a press does, once at a time, with what went wrong the last time. */
interface Act {
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly run: () => void;
}

/** @param act  rejects when it fails; a key that it needs is to be the same until it succeeds */
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
