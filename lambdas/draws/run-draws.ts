import type { Context } from 'aws-lambda';
import { beginClosing, type Draw, settleDraw } from '#domain/rewards/draws/draw';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { type ChooseWinnersDependencies, chosenWinners, countedEntries } from './choose-winners';
import { type NotifyWinnersDependencies, notifyWinners } from './notify-winners';
import { isMarkedBy } from './plan-draws';
import { type RefundEntriesDependencies, refundEntries } from './refund-entries';
import type { RandomPrizes } from './stores/random-prize-rules';

export interface RunDrawsDependencies
  extends ChooseWinnersDependencies, RefundEntriesDependencies, NotifyWinnersDependencies {
  readonly randomPrizes: RandomPrizes;
  readonly products: ProductStore;
}

/**
 * Takes every draw past its closing time to its end: closes its gates, counts and hashes its entries, reveals its seed, derives the winners
 * and notifies them. Each step is written under an optimistic lock and is deterministic, so that a crash or a second worker changes no
 * winner. A draw that fails does not block the others. Canceled draws come last, because refunding their entries can take several runs.
 *
 * @throws Outage at the end when a draw failed, so that the run counts as failed
 */
export function runDraws(dependencies: RunDrawsDependencies) {
  const { draws, log, now } = dependencies;

  return async (
    _event: unknown,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<{ settledDraws: number }> => {
    const timeLeftMs = () => context.getRemainingTimeInMillis();
    let settledDraws = 0;
    let failed = 0;
    const due = await draws.due(now());
    for (const { id } of due.toSorted(
      (left, right) => Number(isCanceled(left)) - Number(isCanceled(right)),
    )) {
      try {
        if (await advanceUntilSettled(dependencies, id, timeLeftMs)) settledDraws += 1;
      } catch (error) {
        failed += 1;
        log(logLines.drawFailed, { error, draw: id });
      }
    }
    if (failed > 0) throw new Outage(`${failed} draws could not continue`);
    return { settledDraws };
  };
}

function isCanceled({ state }: Draw): boolean {
  return state === 'canceled';
}

/** @returns whether the draw is settled */
async function advanceUntilSettled(
  dependencies: RunDrawsDependencies,
  id: string,
  timeLeftMs: () => number,
): Promise<boolean> {
  const { draws, commitTogether } = dependencies;
  // Safe upper bound: a draw has fewer steps, even with concurrent workers.
  for (let step = 0; step < 10; step += 1) {
    const draw = await draws.find(id);
    if (!draw || draw.isSettled) return draw !== undefined;
    const next = await nextStep(dependencies, draw, timeLeftMs);
    if (!next) return false;
    const { before = draw, after, alongside = [] } = next;
    await commitTogether([draws.replace(before, after), ...alongside]);
  }
  return false;
}

/** Computes the next step of a draw; null before its closing time, and while entries of a canceled one are left to refund. */
async function nextStep(
  dependencies: RunDrawsDependencies,
  draw: Draw,
  timeLeftMs: () => number,
): Promise<{ before?: Draw; after: Draw; alongside?: readonly AtomicWrite[] } | null> {
  switch (draw.state) {
    case 'open':
      return draw.closesAt <= dependencies.now() ? { after: beginClosing(draw) } : null;
    case 'closing':
      await closeGates(dependencies, draw);
      return {
        after: await countedEntries(dependencies, draw),
        alongside: await closeProduct(dependencies, draw),
      };
    case 'closed':
      return { after: await chosenWinners(dependencies, draw) };
    case 'drawn':
      await notifyWinners(dependencies, draw);
      return { after: settleDraw(draw) };
    case 'canceled': {
      const refunded = await refundEntries(dependencies, draw, timeLeftMs);
      return refunded && { before: refunded, after: settleDraw(refunded) };
    }
  }
}

/** Closes the gates. From here on no entry is accepted, whatever the clock of its writer; earlier entries are counted. */
async function closeGates({ entries, commitTogether }: RunDrawsDependencies, { id }: Draw): Promise<void> {
  const gates = (await entries.gates(id)).filter(({ isOpen }) => isOpen);
  if (gates.length === 0) return;
  const { outcome } = await commitTogether(gates.map((gate) => entries.closeGate(gate)));
  if (outcome === 'conflict') throw new Outage(`Players are still entering the draw ${id}`);
}

/** Closes the product to orders until another draw is opened for it. */
async function closeProduct(
  { products, randomPrizes, now }: RunDrawsDependencies,
  { id, product }: Draw,
): Promise<AtomicWrite[]> {
  const found = (await products.find([product])).get(product);
  return isMarkedBy(found, id) ? [randomPrizes.closeDraw(product, id, now())] : [];
}
