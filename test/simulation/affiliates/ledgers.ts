import type { Row } from '#lambdas/runtime/aws/stream-rows';
import type { Random } from '../scheduler/random';

/** Prizes of an order that was redeemed or undone. */
interface Prizes {
  readonly order: string;
  readonly cents: number;
}

/** Money of a purchase that was paid or refunded. */
interface PaidSum {
  readonly purchase: string;
  readonly cents: number;
}

/** An action of a player in terms of the oracle. */
export type PlayerAction =
  | { readonly kind: 'bound' }
  | ({ readonly kind: 'bought' | 'refunded' | 'restored' } & PaidSum)
  | ({ readonly kind: 'redeemed' | 'undone' } & Prizes);

/** The ledger of a referred player, possibly with earlier purchases, and the same as a list of actions. */
export interface Ledger {
  readonly rows: readonly Row[];
  readonly actions: readonly PlayerAction[];
  /** Sequence of the row that binds the player to the link. */
  readonly boundAt: number;
}

/** Generates a ledger. Purchases are refunded in parts and repeatedly, also much later; some refunds are refused, and some orders undone. */
export function generateLedger(random: Random, player: string, length: number, begins: number): Ledger {
  const boundAt = 1 + random.below(3);
  const left = new Map<string, number>();
  const refusedRefunds: PaidSum[] = [];
  const orders: Prizes[] = [];
  const actions: PlayerAction[] = [];
  const rows = Array.from({ length }, (_each, index): Row => {
    const sequence = index + 1;
    const action =
      sequence === boundAt
        ? ({ kind: 'bound' } as const)
        : nextDeed(random, { left, refusedRefunds, orders }, sequence);
    actions.push(action);
    const at = new Date(begins + index * 12 * 3_600_000 + random.below(3_600_000)).toISOString();
    return { player, entry: `${player}-${sequence}`, sequence, at, ...ledgerFields(player, action) };
  });
  return { rows, actions, boundAt };
}

/** Whether the action is a refund of a purchase, or the end of a refused one. */
function isRefundAction(action: PlayerAction): action is Extract<PlayerAction, PaidSum> {
  return action.kind === 'refunded' || action.kind === 'restored';
}

/** Sequence of the row of the purchase or order that an action changes; undefined for others. */
export function changedSequence(action: PlayerAction): number | undefined {
  if (isRefundAction(action)) return Number(action.purchase.slice('purchase-'.length));
  return action.kind === 'undone' ? Number(action.order.slice('order-'.length)) : undefined;
}

function nextDeed(
  random: Random,
  {
    left,
    refusedRefunds,
    orders,
  }: { left: Map<string, number>; refusedRefunds: PaidSum[]; orders: Prizes[] },
  sequence: number,
): PlayerAction {
  const restored = random.chance(0.3) ? refusedRefunds.pop() : undefined;
  if (restored) {
    const { purchase, cents } = restored;
    left.set(purchase, left.get(purchase)! + cents);
    return { kind: 'restored', purchase, cents };
  }
  const choice = random.below(10);
  const open = [...left].filter(([, cents]) => cents > 0);
  if (choice < 5 || open.length === 0) {
    const cents = 1 + random.below(30_000);
    const purchase = `purchase-${sequence}`;
    left.set(purchase, cents);
    return { kind: 'bought', purchase, cents };
  }
  if (choice === 9 && orders.length > 0)
    return { kind: 'undone', ...orders.splice(random.below(orders.length), 1)[0]! };
  if (choice >= 8) {
    const prizes = { order: `order-${sequence}`, cents: 1 + random.below(10_000) };
    orders.push(prizes);
    return { kind: 'redeemed', ...prizes };
  }
  const [purchase, remaining] = random.pick(open.slice(-6));
  const cents = random.chance(0.5) ? remaining : 1 + random.below(remaining);
  left.set(purchase, remaining - cents);
  if (random.chance(0.2)) refusedRefunds.push({ purchase, cents });
  return { kind: 'refunded', purchase, cents };
}

function ledgerFields(player: string, action: PlayerAction): { detail: object; postings: unknown[] } {
  if (action.kind === 'bound')
    return {
      detail: { kind: 'account-change', step: 'came-by-link', click: `of ${player}` },
      postings: [],
    };
  if (action.kind === 'bought')
    return {
      detail: { kind: 'purchase', purchase: action.purchase, priceCents: action.cents },
      postings: [],
    };
  if (isRefundAction(action)) {
    const cents = action.kind === 'refunded' ? action.cents : -action.cents;
    return { detail: { kind: 'refund', purchase: action.purchase, cents }, postings: [] };
  }
  const isRedeemed = action.kind === 'redeemed';
  const sweeps = isRedeemed ? action.cents : -action.cents;
  return {
    detail: { kind: isRedeemed ? 'order' : 'order-undone', order: action.order },
    postings: [
      ['player:sweeps-held', 'sweeps', -sweeps],
      ['house:redemptions', 'sweeps', sweeps],
    ],
  };
}
