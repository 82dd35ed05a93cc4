import type { OrderCode } from '#domain/rewards/order-code';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { GiftCodeStore, OrderName } from './stores/gift-code-store';

export interface TakeCodesDependencies {
  readonly giftCodes: GiftCodeStore;
  /** Chooses so many of these by chance: shoppers who come at once must not all reach for the same code. */
  readonly chooseSome: <Each>(of: readonly Each[], count: number) => Each[];
}

/** Codes that may be taken, by product. */
export type CodesAtHand = ReadonlyMap<string, readonly string[]>;

/** So many are looked at for one order: enough to choose from, and one answer of the database. */
const lookedAt = 200;
/** So many of the codes just added are read again for one order: one answer of the database. */
const readAgain = 100;

/**
 * Finds free gift codes of each product, at most the wanted quantity; fewer when the pool holds fewer.
 *
 * @param added  codes put into pools a moment ago, which the index of codes left may not list yet
 */
export async function findCodes(
  { giftCodes, chooseSome }: TakeCodesDependencies,
  wanted: ReadonlyMap<string, number>,
  added: CodesAtHand = new Map(),
): Promise<CodesAtHand> {
  const found = [...wanted].map(async ([product, quantity]) => {
    const addedHere = (added.get(product) ?? []).slice(0, readAgain);
    const [listed, free] = await Promise.all([
      giftCodes.left(product, lookedAt),
      addedHere.length > 0 ? giftCodes.free(product, addedHere) : [],
    ]);
    const left = [...new Set([...free, ...listed])];
    return [product, chooseSome(left, Math.min(quantity, left.length))] as const;
  });
  return new Map(await Promise.all(found));
}

/** The codes as an order has them. */
export function codesOf(atHand: CodesAtHand, at: Date): OrderCode[] {
  return [...atHand].flatMap(([product, codes]) =>
    codes.map((code) => ({ product, code, givenAt: at, firstShownAt: null, views: 0 })),
  );
}

/** Codes that an undone order gave back to their pools. */
export function codesReturned(
  before: { readonly codes: readonly OrderCode[] },
  after: { readonly codes: readonly OrderCode[] },
): CodesAtHand {
  const kept = new Set(after.codes.map(({ code }) => code));
  const returned = new Map<string, string[]>();
  for (const { product, code } of before.codes)
    if (!kept.has(code)) returned.set(product, [...(returned.get(product) ?? []), code]);
  return returned;
}

/**
 * What is written with an order that takes codes: each code leaves its pool, and what is still missing is waited for.
 *
 * @param missing  by product, how many codes the order goes on waiting for; zero ends a wait
 */
export function codeWrites(
  { giftCodes }: Pick<TakeCodesDependencies, 'giftCodes'>,
  order: OrderName,
  { atHand, missing }: { atHand: CodesAtHand; missing: ReadonlyMap<string, number> },
): AtomicWrite[] {
  return [
    ...[...atHand].flatMap(([product, codes]) => codes.map((code) => giftCodes.take(product, code, order))),
    ...[...missing].map(([product, quantity]) => giftCodes.wait({ ...order, product, quantity })),
  ];
}
