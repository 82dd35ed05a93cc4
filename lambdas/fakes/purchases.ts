import { type FirstPurchase, noPurchaseYet } from '#domain/coins/first-purchase';
import { isOpen, type Purchase } from '#domain/coins/purchase';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { commitInMemory, memoryWrite } from './writes';

/** In-memory fake of the purchase store, with its content exposed. */
export interface MemoryPurchases {
  readonly purchases: PurchaseStore;
  readonly stored: ReadonlyMap<string, Purchase>;
  readonly firsts: ReadonlyMap<string, FirstPurchase>;
}

export function createMemoryPurchases(): MemoryPurchases {
  const stored = new Map<string, Purchase>();
  const firsts = new Map<string, FirstPurchase>();
  const keyOf = ({ player, id }: Pick<Purchase, 'player' | 'id'>) => `${player} ${id}`;
  const put = (revision: number, after: Purchase) =>
    memoryWrite(`purchase ${after.id}`, {
      holds: () => (stored.get(keyOf(after))?.revision ?? 0) === revision,
      apply: () => void stored.set(keyOf(after), after),
    });

  const purchases: PurchaseStore = {
    find: async (player, id) => stored.get(keyOf({ player, id })),
    async page(player, { limit, before }) {
      const own = [...stored.values()]
        .filter((each) => each.player === player && (before === undefined || each.id < before))
        .sort((left, right) => (left.id < right.id ? 1 : -1));
      const page = own.slice(0, limit);
      return { purchases: page, next: own.length > limit ? page.at(-1)!.id : null };
    },
    async *openSince(before) {
      yield [...stored.values()]
        .filter((each) => isOpen(each) && each.createdAt <= before)
        .map(({ player, id }) => ({ player, id }));
    },
    first: async (player) => firsts.get(player) ?? noPurchaseYet(player),
    begin: (purchase) => put(0, purchase),
    replace: (before, after) => put(before.revision, after),
    replaceFirst: (before, after) =>
      memoryWrite('first purchase', {
        holds: () => (firsts.get(before.player)?.revision ?? 0) === before.revision,
        apply: () => void firsts.set(after.player, after),
      }),
    save: async (before, after) => commitInMemory([put(before.revision, after)]).outcome === 'committed',
  };
  return { purchases, stored, firsts };
}
