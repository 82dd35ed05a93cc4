import type {
  CodeView,
  GiftCodeStore,
  OrderName,
  SealedCode,
  WaitingOrder,
} from '#lambdas/gift-codes/stores/gift-code-store';
import { memoryWrite } from './writes';

/** In-memory fake of the gift code store, with its content exposed. */
export interface MemoryGiftCodes {
  readonly giftCodes: GiftCodeStore;
  readonly stored: {
    readonly codes: Map<string, SealedCode & { readonly of: OrderName | null }>;
    readonly waiting: Map<string, WaitingOrder>;
    readonly views: CodeView[];
  };
}

/** Creates an empty store. */
export function createMemoryGiftCodes(): MemoryGiftCodes {
  const stored: MemoryGiftCodes['stored'] = { codes: new Map(), waiting: new Map(), views: [] };
  const pools = new Set<string>();
  const keyOf = (product: string, code: string) => `${product} ${code}`;
  const ofProduct = (product: string) =>
    [...stored.codes.values()].filter((each) => each.product === product);
  const move = (product: string, code: string, of: OrderName | null) => {
    const before = stored.codes.get(keyOf(product, code))!;
    stored.codes.set(keyOf(product, code), { ...before, of });
  };

  const giftCodes: GiftCodeStore = {
    left: async (product, limit) =>
      ofProduct(product)
        .filter(({ of }) => !of)
        .map(({ code }) => code)
        .sort()
        .slice(0, limit),
    count: async (product) => ({
      left: ofProduct(product).filter(({ of }) => !of).length,
      added: ofProduct(product).length,
    }),
    find: async (product, code) => stored.codes.get(keyOf(product, code)),
    free: async (product, codes) =>
      ofProduct(product)
        .filter(({ code, of }) => !of && codes.includes(code))
        .map(({ code }) => code),
    known: async (product, codes) =>
      new Map(
        ofProduct(product)
          .filter(({ code }) => codes.includes(code))
          .map(({ code, request }) => [code, request]),
      ),
    waiting: async (limit, product) =>
      [...stored.waiting.entries()]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([, each]) => each)
        .filter((each) => product === undefined || each.product === product)
        .slice(0, limit),
    pools: async () => [...pools].sort(),
    openPool: (product) =>
      memoryWrite(`pool ${product}`, { holds: () => true, apply: () => void pools.add(product) }),
    add: (code) =>
      memoryWrite(`code ${code.code}`, {
        holds: () => !stored.codes.has(keyOf(code.product, code.code)),
        apply: () => void stored.codes.set(keyOf(code.product, code.code), { ...code, of: null }),
      }),
    take: (product, code, order) =>
      memoryWrite(`code ${code}`, {
        holds: () => stored.codes.get(keyOf(product, code))?.of === null,
        apply: () => move(product, code, order),
      }),
    giveBack: (product, code, { player, order }) =>
      memoryWrite(`code ${code}`, {
        holds: () => {
          const of = stored.codes.get(keyOf(product, code))?.of;
          return of?.player === player && of.order === order;
        },
        apply: () => move(product, code, null),
      }),
    wait(waiting) {
      const key = `${waiting.product}#${waiting.order}#${waiting.player}`;
      const apply = () =>
        waiting.quantity > 0 ? void stored.waiting.set(key, waiting) : void stored.waiting.delete(key);
      return memoryWrite(`wait of ${waiting.order}`, { holds: () => true, apply });
    },
    view: (view) =>
      memoryWrite(`view ${view.view} of ${view.code}`, {
        holds: () => !stored.views.some((each) => each.code === view.code && each.view === view.view),
        apply: () => void stored.views.push(view),
      }),
  };
  return { giftCodes, stored };
}
