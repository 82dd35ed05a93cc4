import { inject } from 'vitest';
import { readWhenDone } from '../pending-file';

/** The folder of the site as published for `https://jade.test`. Waits for the build; every file of the suite reads it. */
export const buildFolder = await readWhenDone<string>(inject('buildFile'));
