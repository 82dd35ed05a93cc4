import { createServerSeeds } from './server-seeds';

/** For unit tests: server seeds derived from a fixed key. */
export const openSeeds = createServerSeeds('a key that is no secret');
