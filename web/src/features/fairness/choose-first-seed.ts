import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { suggestClientSeed } from './client-seed';

/** The API calls of chooseFirstSeed. */
interface FairnessApi {
  /** Resolves to whether the player rotated a seed before. */
  readonly hasRotated: () => Promise<boolean>;
  readonly rotate: (clientSeed: string) => Promise<unknown>;
}

const fairnessApi: FairnessApi = {
  hasRotated: async () => (await playFabOps.get('/fairness')).revealed !== null,
  rotate: (clientSeed) =>
    playFabOps.post('/fairness/rotate', { body: { clientSeed }, idempotencyKey: crypto.randomUUID() }),
};

/**
 * Replaces a new player's first client seed, which the server chose, with one of the browser's. The server committed to its next seed
 * before it knows the new client seed. A player who rotated before keeps their seed.
 *
 * @param random  at least 16 random bytes
 */
export async function chooseFirstSeed(random: Uint8Array, api = fairnessApi): Promise<void> {
  if (await api.hasRotated()) return;
  try {
    await api.rotate(suggestClientSeed(random));
  } catch (error) {
    // A round that began before the welcome page continues under its own seed.
    if (!(error instanceof ApiRefusal) || error.code !== 'games/round-open') throw error;
  }
}
