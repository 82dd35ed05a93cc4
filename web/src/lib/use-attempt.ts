import { useState } from 'react';
import { createAttempt, unattempted } from './attempt';

/** A write of a form or a button: sent once at a time, and under one key as long as it is the same wish. */
export function useAttempt() {
  const [{ isPending, failure }, tell] = useState(unattempted);
  const [{ send, newIdempotencyKey }] = useState(() => createAttempt(tell, () => crypto.randomUUID()));
  return { isPending, failure, send, newIdempotencyKey };
}
