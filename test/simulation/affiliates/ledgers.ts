import type { Row } from '#lambdas/runtime/aws/stream-rows';
import type { Random } from '../scheduler/random';

/** Prizes of an order that were redeemed or came back. */
interface Prizes {
  readonly order: string;
  readonly cents: number;
}

/** Money of a purchase that was paid or went back. */
interface PaidSum {
  readonly purchase: string;
  readonly cents: number;
}

/** An action of a player in terms of the oracle. */
export type Deed =
  | { readonly kind: 'came' }
  | ({ readonly kind: 'bought' | 'refunded' | 'restored' } & PaidSum)
  | ({ readonly kind: 'redeemed' | 'gave-back' } & Prizes);

/** The ledger of a referred player, possibly with earlier purchases, and the same as a list of actions. */
export interface Ledger {
  readonly rows: readonly Row[];
  readonly deeds: readonly Deed[];
  /** Sequence of the row that binds the player to the link. */
  readonly boundAt: number;
}

/** Generates a ledger. Purchases are refunded in parts and repeatedly, also much later; some refunds are refused, and some orders undone. */
export function ledgerOf(random: Random, player: string, length: number, begins: number): Ledger {
  const boundAt = 1 + random.below(3);
  const left = new Map<string, number>();
  const refused: PaidSum[] = [];
  const orders: Prizes[] = [];
  const deeds: Deed[] = [];
  const rows = Array.from({ length }, (_each, index): Row => {
    const sequence = index + 1;
    const deed =
      sequence === boundAt
        ? ({ kind: 'came' } as const)
        : nextDeed(random, { left, refused, orders }, sequence);
    deeds.push(deed);
    const at = new Date(begins + index * 12 * 3_600_000 + random.below(3_600_000)).toISOString();
    return { player, entry: `${player}-${sequence}`, sequence, at, ...wordsOf(player, deed) };
  });
  return { rows, deeds, boundAt };
}

/** Whether the action is a refund of a purchase, or the end of a refused one. */
function isOfRefund(deed: Deed): deed is Extract<Deed, PaidSum> {
  return deed.kind === 'refunded' || deed.kind === 'restored';
}

/** Sequence of the row of the purchase or order that an action changes; undefined for others. */
export function numberOfChanged(deed: Deed): number | undefined {
  if (isOfRefund(deed)) return Number(deed.purchase.slice('purchase-'.length));
  return deed.kind === 'gave-back' ? Number(deed.order.slice('order-'.length)) : undefined;
}

function nextDeed(
  random: Random,
  { left, refused, orders }: { left: Map<string, number>; refused: PaidSum[]; orders: Prizes[] },
  sequence: number,
): Deed {
  const restored = random.chance(0.3) ? refused.pop() : undefined;
  if (restored) {
    const { purchase, cents } = restored;
    left.set(purchase, left.get(purchase)! + cents);
    return { kind: 'restored', purchase, cents };
  }
  const act = random.below(10);
  const open = [...left].filter(([, cents]) => cents > 0);
  if (act < 5 || open.length === 0) {
    const cents = 1 + random.below(30_000);
    const purchase = `purchase-${sequence}`;
    left.set(purchase, cents);
    return { kind: 'bought', purchase, cents };
  }
  if (act === 9 && orders.length > 0)
    return { kind: 'gave-back', ...orders.splice(random.below(orders.length), 1)[0]! };
  if (act >= 8) {
    const prizes = { order: `order-${sequence}`, cents: 1 + random.below(10_000) };
    orders.push(prizes);
    return { kind: 'redeemed', ...prizes };
  }
  const [purchase, rest] = random.pick(open.slice(-6));
  const cents = random.chance(0.5) ? rest : 1 + random.below(rest);
  left.set(purchase, rest - cents);
  if (random.chance(0.2)) refused.push({ purchase, cents });
  return { kind: 'refunded', purchase, cents };
}

function wordsOf(player: string, deed: Deed): { detail: object; postings: unknown[] } {
  if (deed.kind === 'came')
    return {
      detail: { kind: 'account-change', step: 'came-by-link', click: `of ${player}` },
      postings: [],
    };
  if (deed.kind === 'bought')
    return {
      detail: { kind: 'purchase', purchase: deed.purchase, priceCents: deed.cents },
      postings: [],
    };
  if (isOfRefund(deed)) {
    const cents = deed.kind === 'refunded' ? deed.cents : -deed.cents;
    return { detail: { kind: 'refund', purchase: deed.purchase, cents }, postings: [] };
  }
  const isRedeemed = deed.kind === 'redeemed';
  const sweeps = isRedeemed ? deed.cents : -deed.cents;
  return {
    detail: { kind: isRedeemed ? 'order' : 'order-undone', order: deed.order },
    postings: [
      ['player:sweeps-held', 'sweeps', -sweeps],
      ['house:redemptions', 'sweeps', sweeps],
    ],
  };
}
