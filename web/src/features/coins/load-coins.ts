import { playFabOps } from '#web/lib/api/play-fab-ops';
import { purchaseLimitLeft } from './packages/purchase-limit';

const pageSize = 20;

/**
 * Requests every part of the page in parallel without waiting; each part renders by itself.
 *
 * @param before  cursor of the purchases, null for the newest
 */
export function loadCoins(before: string | null) {
  return {
    gifts: markHandled(readGifts()),
    packages: markHandled(readOffers()),
    purchases: markHandled(
      playFabOps.get('/coins/purchases', { query: { limit: pageSize, before: before ?? undefined } }),
    ),
  };
}

async function readGifts() {
  const [bonuses, entries, home] = await Promise.all([
    playFabOps.get('/bonuses'),
    playFabOps.get('/bonuses/free-entries', { query: { limit: pageSize } }),
    playFabOps.get('/account').then(
      ({ addresses, residency }) => ({ addresses, residence: residency.state }),
      // The form works without stored addresses, so today's coins do not wait for them.
      () => ({ addresses: [], residence: null }),
    ),
  ]);
  return { bonuses, entries: entries.items, ...home };
}

async function readOffers() {
  const [packages, { limits, residency }] = await Promise.all([
    playFabOps.get('/coins/packages'),
    playFabOps.get('/play-limits'),
  ]);
  return { packages, limit: purchaseLimitLeft(limits), residency };
}

/** Marks a rejection as handled; the part reports its failure where it renders. */
function markHandled<Value>(part: Promise<Value>): Promise<Value> {
  part.catch(() => undefined);
  return part;
}
