import { afterAll, vi } from 'vitest';

/*
 * Files of a suite share a process and its modules. This runs before each of them: what a file puts in the place of globals, timers and
 * functions ends with the file.
 */

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
