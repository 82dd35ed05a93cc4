import type { OrderCode } from '#domain/rewards/order-code';
import type { AtomicWrite } from '#stores/atomic-write';
import type { GiftCodeStore, OrderName } from '#stores/gift-code-store';

export interface TakeCodesDependencies {
  readonly giftCodes: GiftCodeStore;
  /** Chooses so many of these by chance: shoppers who come at once must not all reach for the same code. */
  readonly chooseSome: <Each>(of: readonly Each[], count: number) => Each[];
}

/** Codes that may be taken, by product. */
export type CodesAtHand = ReadonlyMap<string, readonly string[]>;

/** So many are looked at for one order: enough to choose from, and one answer of the database. */
const lookedAt = 200;

/** Looks for codes of these products that nobody has, as many as are wanted or as there are. */
export async function findCodes(
  { giftCodes, chooseSome }: TakeCodesDependencies,
  wanted: ReadonlyMap<string, number>,
): Promise<CodesAtHand> {
  const found = [...wanted].map(async ([product, quantity]) => {
    const left = await giftCodes.left(product, lookedAt);
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
