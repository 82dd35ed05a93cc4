import { afterAll, vi } from 'vitest';

/*
 * Files of a suite share a process and its modules. This runs before each file: replaced globals, timers and functions are restored at its
 * end.
 */

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
