import { useState } from 'react';

/**
 * An action that is sent once at a time; a retry after a failure has the same idempotency key. `forget` clears the failure when another
 * action replaces this one.
 */
export function useAct(onDone: () => void) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function send(act: (idempotencyKey: string) => Promise<unknown>): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await act(key);
      setKey(crypto.randomUUID());
      onDone();
    } catch (refused) {
      setFailure(refused);
    } finally {
      setPending(false);
    }
  }

  return { isPending, failure, send, forget: () => setFailure(null) };
}
