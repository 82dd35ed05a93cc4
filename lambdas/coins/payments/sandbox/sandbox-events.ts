import * as z from 'zod';
import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import type { PaymentEvent, PaymentReport } from '../payment-provider';
import type { SandboxCheckout } from './sandbox-checkout';

/** An event of the sandbox provider. */
const sandboxEvent = z.object({
  id: z.string().min(1),
  /** Seconds since 1970. */
  created: z.int(),
  type: z.enum([
    'pending',
    'failed',
    'expired',
    'canceled',
    'paid',
    'refunded',
    'dispute-opened',
    'dispute-won',
    'dispute-lost',
  ]),
  player: z.string().min(1),
  purchase: z.string().min(1),
  priceCents: z.int().min(0),
  refundedCents: z.int().min(0),
});

const typeByOutcome: Readonly<Record<SandboxOutcome, z.infer<typeof sandboxEvent>['type'] | null>> = {
  pay: 'paid',
  'pay-twice': 'paid',
  'pay-later': 'pending',
  'pay-unreported': null,
  decline: 'failed',
  abandon: 'canceled',
  refund: 'refunded',
  dispute: 'dispute-opened',
  'dispute-won': 'dispute-won',
  'dispute-lost': 'dispute-lost',
};

/** Serializes the event of an outcome; null for the outcome without one. The same outcome always has the same event id. */
export function eventOf(checkout: SandboxCheckout, outcome: SandboxOutcome, at: Date): string | null {
  const type = typeByOutcome[outcome];
  if (type === null) return null;
  const { player, purchase, priceCents, refundedCents } = checkout;
  const event: z.infer<typeof sandboxEvent> = {
    id: `evt ${purchase} ${type}`,
    created: Math.floor(at.getTime() / 1_000),
    type,
    player,
    purchase,
    priceCents,
    refundedCents,
  };
  return JSON.stringify(event);
}

/** Reads a genuine event; `not-ours` for anything else. */
export function readSandboxEvent(body: string): PaymentEvent | 'not-ours' {
  const read = sandboxEvent.safeParse(parsed(body));
  if (!read.success) return 'not-ours';
  const { id, created, type, player, purchase, ...sums } = read.data;
  const at = new Date(created * 1_000);
  return { id, purchase: { player, id: purchase }, report: reportOf(type, at, { purchase, ...sums }) };
}

/** Lists the reports that describe a practice payment's state. */
export function reportsOfCheckout({
  state,
  paidAt,
  refundedCents,
  dispute,
  purchase,
  priceCents,
  expiresAt,
}: SandboxCheckout): PaymentReport[] {
  const at = paidAt ?? expiresAt;
  if (state === 'open') return [];
  if (state !== 'paid') return [{ kind: state, at }];
  const reports: PaymentReport[] = [{ kind: 'paid', at, payment: paymentOf(purchase), cents: priceCents }];
  if (refundedCents > 0) reports.push({ kind: 'refunded', at, cents: refundedCents });
  if (dispute)
    reports.push({
      kind: dispute === 'open' ? 'dispute-opened' : `dispute-${dispute}`,
      at,
      dispute: disputeOf(purchase),
    });
  return reports;
}

function reportOf(
  kind: z.infer<typeof sandboxEvent>['type'],
  at: Date,
  { purchase, priceCents, refundedCents }: { purchase: string; priceCents: number; refundedCents: number },
): PaymentReport {
  if (kind === 'paid') return { kind, at, payment: paymentOf(purchase), cents: priceCents };
  if (kind === 'refunded') return { kind, at, cents: refundedCents };
  if (kind === 'dispute-opened' || kind === 'dispute-won' || kind === 'dispute-lost')
    return { kind, at, dispute: disputeOf(purchase) };
  return { kind, at };
}

/** A practice payment has at most one dispute. */
function disputeOf(purchase: string): string {
  return `sandbox dispute of ${purchase}`;
}

function paymentOf(purchase: string): string {
  return `sandbox ${purchase}`;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
