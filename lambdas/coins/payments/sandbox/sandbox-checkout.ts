import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';

/** State of a practice payment at its provider. */
export type SandboxState = 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'canceled';

/** A practice payment. */
export interface SandboxCheckout {
  readonly player: string;
  readonly purchase: string;
  readonly priceCents: number;
  readonly state: SandboxState;
  /** When the payment was made or, for a delayed one, will be; null before. */
  readonly paidAt: Date | null;
  readonly expiresAt: Date;
  readonly refundedCents: number;
  readonly dispute: 'open' | 'won' | 'lost' | null;
  /** The last chosen outcome and the key of its request; null before the first. */
  readonly chosen: SandboxOutcome | null;
  readonly chosenBy: string | null;
  /** Number of writes, for the optimistic lock. */
  readonly revision: number;
}

/** Duration of a delayed payment. */
const laterMs = 60_000;

/** Creates a practice payment that is not paid yet. */
export function openSandboxCheckout(
  request: Pick<SandboxCheckout, 'player' | 'purchase' | 'priceCents' | 'expiresAt'>,
): SandboxCheckout {
  const { player, purchase, priceCents, expiresAt } = request;
  return {
    player,
    purchase,
    priceCents,
    expiresAt,
    state: 'open',
    paidAt: null,
    refundedCents: 0,
    dispute: null,
    chosen: null,
    chosenBy: null,
    revision: 1,
  };
}

/** Returns the state at a time: a delayed payment becomes paid, and an unpaid one expires. */
export function checkoutAt(checkout: SandboxCheckout, now: Date): SandboxCheckout {
  const { state, paidAt, expiresAt } = checkout;
  if (state === 'pending' && paidAt && paidAt <= now) return { ...checkout, state: 'paid' };
  return state === 'open' && expiresAt <= now ? { ...checkout, state: 'expired' } : checkout;
}

/** Lists the outcomes that are possible in the current state. */
export function possibleOutcomes({
  state,
  refundedCents,
  priceCents,
  dispute,
}: SandboxCheckout): SandboxOutcome[] {
  if (state === 'open') return ['pay', 'decline', 'abandon', 'pay-later', 'pay-twice', 'pay-unreported'];
  if (state === 'pending') return ['pay', 'decline'];
  if (state !== 'paid') return [];
  const back: SandboxOutcome[] = refundedCents < priceCents ? ['refund'] : [];
  if (dispute === null) return [...back, 'dispute'];
  return dispute === 'open' ? [...back, 'dispute-won', 'dispute-lost'] : back;
}

/** Returns the payment after a possible outcome. */
export function afterOutcome(checkout: SandboxCheckout, outcome: SandboxOutcome, now: Date): SandboxCheckout {
  return { ...checkout, ...changeBy(checkout, outcome, now), revision: checkout.revision + 1 };
}

function changeBy(
  { priceCents }: SandboxCheckout,
  outcome: SandboxOutcome,
  now: Date,
): Partial<SandboxCheckout> {
  switch (outcome) {
    case 'pay':
    case 'pay-twice':
    case 'pay-unreported':
      return { state: 'paid', paidAt: now };
    case 'pay-later':
      return { state: 'pending', paidAt: new Date(now.getTime() + laterMs) };
    case 'decline':
      return { state: 'failed', paidAt: null };
    case 'abandon':
      return { state: 'canceled' };
    case 'refund':
      return { refundedCents: priceCents };
    case 'dispute':
      return { dispute: 'open' };
    case 'dispute-won':
      return { dispute: 'won' };
    case 'dispute-lost':
      return { dispute: 'lost', refundedCents: priceCents };
  }
}
