import { useState } from 'react';
import { createAttempt, unattempted } from './attempt';

/** A write of a form or a button, or a check on request: runs once at a time, under one idempotency key for the same input. */
export function useAttempt() {
  const [state, setState] = useState(unattempted);
  const [attempt] = useState(() => createAttempt(setState, () => crypto.randomUUID()));
  return { ...state, ...attempt };
}
