import { createServerSeeds, type ReadServerSeeds } from '#lambdas/fairness/server-seeds';
import { stageKey } from './stage-key';

/** Server seeds, for draws, commitments and rotations. */
export function serverSeeds(): ReadServerSeeds {
  const readKey = stageKey('SERVER_SEEDS_SECRET');
  return async () => createServerSeeds(await readKey());
}
