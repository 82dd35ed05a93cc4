import { useState } from 'react';
import { createAttempt, unattempted } from './attempt';

/** A write of a form or a button: runs once at a time, under one idempotency key for the same input. */
export function useAttempt() {
  const [{ isPending, failure }, setState] = useState(unattempted);
  const [{ send, newIdempotencyKey }] = useState(() => createAttempt(setState, () => crypto.randomUUID()));
  return { isPending, failure, send, newIdempotencyKey };
}
