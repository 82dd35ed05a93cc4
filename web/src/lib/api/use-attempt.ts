import { startTransition, useState } from 'react';
import { type AttemptState, createAttempt, unattempted } from './attempt';

/** A write of a form or a button, or a check on request: runs once at a time, under one idempotency key for the same input. */
export function useAttempt() {
  const [state, setState] = useState(unattempted);
  const [attempt] = useState(() => createAttempt(publishTo(setState), () => crypto.randomUUID()));
  return { ...state, ...attempt };
}

// The answer may lead to another page, which is rendered as a transition. The write ends together with it: before, a second press would send
// it again.
function publishTo(setState: (state: AttemptState) => void): (state: AttemptState) => void {
  return (state) => (state === unattempted ? startTransition(() => setState(state)) : setState(state));
}
