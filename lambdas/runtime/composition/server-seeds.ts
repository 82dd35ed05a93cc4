import { createServerSeeds, type ReadServerSeeds } from '#lambdas/fairness/server-seeds';
import { stageKey } from './stage-key';

/** What draws with the seeds of players, shows commitments and reveals. */
export function serverSeeds(): ReadServerSeeds {
  const readKey = stageKey('SERVER_SEEDS_SECRET');
  return async () => createServerSeeds(await readKey());
}
