import type { OrderCode } from '#domain/rewards/order-code';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { OrderName } from './stores/gift-code-items';
import type { GiftCodeStore } from './stores/gift-code-store';

export interface TakeCodesDependencies {
  readonly giftCodes: GiftCodeStore;
  /** Chooses this many items at random, so that concurrent checkouts do not compete for the same code. */
  readonly chooseSome: <Each>(of: readonly Each[], count: number) => Each[];
}

/** Free codes by product. */
export type CodesAtHand = ReadonlyMap<string, readonly string[]>;

/** Free codes to read for one order: enough to choose from, and one page of DynamoDB. */
const mostListed = 200;
/** Added codes to check for one order: one batch of DynamoDB. */
const readAgain = 100;

/**
 * Finds free gift codes of each product, at most the wanted quantity; fewer when the pool holds fewer.
 *
 * @param added  codes added a moment ago, which the eventually consistent index may not list yet
 */
export async function findCodes(
  { giftCodes, chooseSome }: TakeCodesDependencies,
  wanted: ReadonlyMap<string, number>,
  added: CodesAtHand = new Map(),
): Promise<CodesAtHand> {
  const found = [...wanted].map(async ([product, quantity]) => {
    const addedHere = (added.get(product) ?? []).slice(0, readAgain);
    const [listed, free] = await Promise.all([
      giftCodes.left(product, mostListed),
      addedHere.length > 0 ? giftCodes.free(product, addedHere) : [],
    ]);
    const left = [...new Set([...free, ...listed])];
    return [product, chooseSome(left, Math.min(quantity, left.length))] as const;
  });
  return new Map(await Promise.all(found));
}

/** Maps codes to those of an order. */
export function codesOf(atHand: CodesAtHand, at: Date): OrderCode[] {
  return [...atHand].flatMap(([product, codes]) =>
    codes.map((code) => ({ product, code, givenAt: at, firstShownAt: null, views: 0 })),
  );
}

/** Returns the codes that an undone order returned to their pools. */
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
 * Builds the writes of an order that takes codes: each code leaves its pool, and the order waits for the missing ones.
 *
 * @param missing  number of codes the order still waits for, by product; 0 ends the wait
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
