import { startTransition, useState } from 'react';
import { type AttemptState, createAttempt, unattempted } from './attempt';

/** A write of a form or a button, or a check on request: runs once at a time, under one idempotency key for the same input. */
export function useAttempt() {
  const [state, setState] = useState(unattempted);
  const [attempt] = useState(() => createAttempt(publishTo(setState), () => crypto.randomUUID()));
  return { ...state, ...attempt };
}

/**
 * Publishes the end of a write as a transition: its answer may lead to another page, which React renders as one, and a button that is ready
 * before that page is shown would send the write a second time.
 */
function publishTo(setState: (state: AttemptState) => void): (state: AttemptState) => void {
  return (state) => (state === unattempted ? startTransition(() => setState(state)) : setState(state));
}
