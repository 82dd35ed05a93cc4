import { useState } from 'react';

/**
 * An act that is sent once at a time; a repeat after a failure is the same wish and bears the same key. `forget` takes the failure away
 * where another act took its place.
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
