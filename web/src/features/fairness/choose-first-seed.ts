import { ApiRefusal } from '#web/lib/api-refusal';
import { playFabOps } from '#web/lib/play-fab-ops';
import { suggestClientSeed } from './client-seed';

/**
 * Has the browser of a new player choose their client seed: the first one is the house's, which made the first secret as well. It is
 * changed under a secret that the house committed to before. Whoever has chosen one keeps it.
 *
 * @param random  bytes by chance, at least 16
 */
export async function chooseFirstSeed(
  random: Uint8Array,
  api: Pick<typeof playFabOps, 'get' | 'post'> = playFabOps,
): Promise<void> {
  const { revealed } = await api.get('/fairness');
  if (revealed) return;
  const body = { clientSeed: suggestClientSeed(random) };
  try {
    await api.post('/fairness/rotate', { body, idempotencyKey: crypto.randomUUID() });
  } catch (error) {
    // A round that was begun before the welcome goes on under its own seed.
    if (!(error instanceof ApiRefusal) || error.code !== 'games/round-open') throw error;
  }
}
