import { setMaxListeners } from 'node:events';

/** Creates what ends all pending waits of a service; their number is unbounded. */
export function createClosing(): AbortController {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  return closing;
}
