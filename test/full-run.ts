import { describe, it } from 'vitest';
import { scale } from './scale';

/**
 * Registers a test that only the full run takes: a story on the screen beside the journey that the gate takes in its area. The gate
 * proves the rules of the story by tests below the screen.
 */
export const itInFullRun = it.runIf(scale === 'full');

/** Registers a group of such tests. */
export const describeInFullRun = describe.runIf(scale === 'full');
