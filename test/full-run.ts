import { describe, it } from 'vitest';
import { scale } from './scale';

/**
 * Registers a test for the full run only: a journey on the screen beside the one that the gate runs in its area. At the gate scale, tests
 * below the screen cover its rules.
 */
export const itInFullRun = it.runIf(scale === 'full');

/** Registers a group of such tests. */
export const describeInFullRun = describe.runIf(scale === 'full');
