import type { Refusal } from '#contracts/errors';
import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { FollowPaymentDependencies } from './payments/follow-payment';
import { receiveEvent } from './payments/receive-event';
import {
  afterOutcome,
  possibleOutcomes,
  type SandboxCheckout,
  checkoutAt,
} from './payments/sandbox/sandbox-checkout';
import { eventOf } from './payments/sandbox/sandbox-events';
import type { SandboxProvider } from './payments/sandbox/sandbox-provider';
import type { SandboxStore } from './stores/sandbox-store';

/** Dependencies of stages that take no money. */
export interface Sandbox {
  readonly provider: SandboxProvider;
  readonly checkouts: SandboxStore<SandboxCheckout>;
}

/**
 * Applies an outcome to a practice payment and delivers its signed event to the webhook handler, as a provider would. A repeated key
 * delivers it again, which changes nothing, so that an interrupted function loses no event.
 *
 * @returns the payment afterwards, or the refusal
 */
export async function chooseSandboxOutcome(
  dependencies: Omit<FollowPaymentDependencies, 'provider'>,
  sandbox: Sandbox,
  chosen: { player: string; purchase: string; outcome: SandboxOutcome; key: string },
): Promise<SandboxCheckout | Refusal> {
  const { pause, now } = dependencies;
  const { player, purchase, outcome, key } = chosen;
  const settled = await retryOnConflict(pause, async () => {
    const found = await sandbox.checkouts.find(player, purchase);
    if (!found) return { code: 'coins/unknown-purchase' } as const;
    if (found.chosenBy === key) return found.chosen === outcome ? found : keyReused;
    const checkout = checkoutAt(found, now());
    if (!possibleOutcomes(checkout).includes(outcome)) return { code: 'coins/outcome-not-possible' } as const;
    const after = { ...afterOutcome(checkout, outcome, now()), chosen: outcome, chosenBy: key };
    return (await sandbox.checkouts.save(found, after)) ? after : conflict;
  });
  if (settled === conflict) throw new Outage('A practice payment stayed contended');
  if (isRefusal(settled)) return settled;

  const body = eventOf(settled, outcome, now());
  const times = outcome === 'pay-twice' ? 2 : 1;
  for (let time = 0; body !== null && time < times; time += 1) {
    const event = { body, signature: await sandbox.provider.sign(body) };
    const refused = await receiveEvent({ ...dependencies, provider: sandbox.provider }, event);
    if (refused) throw new Error(`Our own event was refused: ${refused.code}`);
  }
  return settled;
}

const keyReused = { code: 'idempotency/key-reused' } as const;
