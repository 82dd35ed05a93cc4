import { playFabOps } from '#web/lib/play-fab-ops';
import { purchaseLimitLeft } from './packages/purchase-limit';

const pageSize = 20;

/**
 * Asks for every part of the page at once and waits for none of them: each comes into its place by itself.
 *
 * @param before  where the list of purchases begins, null for the newest
 */
export function loadCoins(before: string | null) {
  return {
    gifts: attended(readGifts()),
    packages: attended(readOffers()),
    purchases: attended(
      playFabOps.get('/coins/purchases', { query: { limit: pageSize, before: before ?? undefined } }),
    ),
  };
}

async function readGifts() {
  const [bonuses, entries, addresses] = await Promise.all([
    playFabOps.get('/bonuses'),
    playFabOps.get('/bonuses/free-entries', { query: { limit: pageSize } }),
    playFabOps.get('/account').then(
      (account) => account.addresses,
      // The form can be filled in by hand; today's coins are not to wait for an address book.
      () => [],
    ),
  ]);
  return { bonuses, entries: entries.items, addresses };
}

async function readOffers() {
  const [packages, { limits, residency }] = await Promise.all([
    playFabOps.get('/coins/packages'),
    playFabOps.get('/play-limits'),
  ]);
  return { packages, limit: purchaseLimitLeft(limits), residency };
}

/** A part that fails says so in its place; until it stands there, nobody else is to be alarmed. */
function attended<Value>(part: Promise<Value>): Promise<Value> {
  part.catch(() => undefined);
  return part;
}
