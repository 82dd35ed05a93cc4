import { inject } from 'vitest';
import { readWhenDone } from '../pending-file';

/** The folder of the site as a stage at `https://jade.test` publishes it, once it is built. Every file of the suite reads it. */
export const buildFolder = await readWhenDone<string>(inject('buildFile'));
