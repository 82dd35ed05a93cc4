import { createServerSeeds } from './server-seeds';

/** For unit tests: server seeds of a key that is no secret. */
export const openSeeds = createServerSeeds('a key that is no secret');
