import { describe, expect, it } from 'vitest';
import { coinPackages } from '#domain/coins/packages';
import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import { amount } from '#domain/money/coin';
import { transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { beginPurchase } from '#lambdas/coins/begin-purchase';
import { reconcilePurchases } from '#lambdas/coins/payments/reconcile-purchases';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce } from '../../lambdas/wallet/settle-once';
import { proportional, sizes } from '../scale';
import { faultsOf } from './purchase-storm/oracle';
import { openProviderEvents } from './purchase-storm/provider-events';
import { openWorld } from './purchase-storm/world';

const start = new Date('2026-11-02T12:00:00Z');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const purchaseCount = sizes.stormPurchases;
const atLeast = (atFullScale: number) => proportional(atFullScale, 'stormPurchases');
const players = Array.from({ length: 150 }, (_each, index) => `player-${index}`);
/** Purchases begin during the first days; the rest of the period is for late events. All of it is one month. */
const buyingMs = 6 * dayMs;
const durationMs = 14 * dayMs;

/** Outcomes of payments, in percent. */
const outcomes: readonly (readonly [outcome: SandboxOutcome | 'nothing', share: number])[] = [
  ['pay', 40],
  ['pay-twice', 10],
  ['pay-unreported', 8],
  ['pay-later', 10],
  ['decline', 10],
  ['abandon', 8],
  ['nothing', 14],
];

/** Runs purchases of many players with all later events, and reconciliations in between. */
async function storm(seed: string) {
  const world = await openWorld(seed, players, start);
  const { random, scheduler, basis } = world;
  const events = openProviderEvents(world);
  const begun = new Set<string>();
  const refused = new Map<string, number>();
  let requested = 0;
  let reconciliations = 0;

  for (let index = 0; index < purchaseCount; index += 1)
    scheduler.after(random.between(0, buyingMs), () => void buy(`key-${index}`, random.pick(players)));
  for (let at = 20 * minuteMs; at < durationMs; at += 20 * minuteMs)
    scheduler.after(at, () => void reconcile());
  for (let at = hourMs; at < durationMs; at += hourMs) scheduler.after(at, () => void play());
  await scheduler.run();
  return { world, events, begun, refused, requested, reconciliations };

  /** A page that repeats its request until it gets a response, or is closed. */
  async function buy(key: string, player: string): Promise<void> {
    const packageId = random.pick(coinPackages).id;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      requested += 1;
      try {
        const answer = await beginPurchase(world.runFunction(), { player, packageId, key });
        if (isRefusal(answer)) {
          refused.set(answer.code, (refused.get(answer.code) ?? 0) + 1);
          if (answer.code !== 'request/unavailable') return;
        } else return choose(player, answer.purchase.id);
      } catch {
        if (random.chance(0.3)) return;
      }
      await scheduler.sleep(random.between(100, 20 * minuteMs));
    }
  }

  async function choose(player: string, purchase: string): Promise<void> {
    // Only one of two tabs with the same purchase pays.
    if (begun.has(purchase)) return;
    begun.add(purchase);
    const outcome = drawOutcome();
    if (random.chance(0.05)) await events.forge(player, purchase);
    if (outcome.startsWith('pay') && random.chance(0.06)) await events.reportFailureFirst(player, purchase);
    await scheduler.sleep(random.between(1_000, 40 * minuteMs));
    if (outcome === 'nothing' || !(await events.applyOutcome(player, purchase, outcome))) return;
    if (outcome === 'abandon' && random.chance(0.3)) {
      await scheduler.sleep(random.between(hourMs, 3 * dayMs));
      await events.payAfterExpiry(player, purchase);
    }
    if (random.chance(0.2)) await refundOrDispute(player, purchase);
  }

  /** Refunds and disputes may follow a payment immediately, before its own event arrives. */
  async function refundOrDispute(player: string, purchase: string): Promise<void> {
    await scheduler.sleep(random.chance(0.3) ? random.between(1, 5_000) : random.between(hourMs, 3 * dayMs));
    if (random.chance(0.5)) await events.applyOutcome(player, purchase, 'refund');
    if (random.chance(0.5)) return;
    await events.applyOutcome(player, purchase, 'dispute');
    if (random.chance(0.2)) return;
    await scheduler.sleep(random.between(1_000, 2 * dayMs));
    await events.applyOutcome(player, purchase, random.chance(0.5) ? 'dispute-won' : 'dispute-lost');
  }

  function drawOutcome() {
    let left = random.below(100);
    for (const [outcome, share] of outcomes) if ((left -= share) < 0) return outcome;
    throw new RangeError('The shares are less than a hundred');
  }

  async function reconcile(): Promise<void> {
    reconciliations += 1;
    await reconcilePurchases({ ...world.runFunction({ killed: 0.001 }), checkAfterSeconds: 300 })().catch(
      () => undefined,
    );
  }

  /** A player loses most of the balance, so that refunds exceed it. */
  async function play(): Promise<void> {
    const player = random.pick(players);
    await settleOnce(basis, {
      player,
      operation: { name: 'lose', key: String(scheduler.now()), input: {} },
      read: nothingElse,
      decide({ wallet }, id) {
        const { gold, sweepsUnplayed } = wallet.balances;
        const house = 'house:games';
        const postings = [
          ...transfer({ player: 'player:gold', house, amount: amount(-Math.floor(gold * 0.9)) }),
          ...transfer({ player: 'player:sweeps-unplayed', house, amount: amount(-sweepsUnplayed) }),
        ];
        const detail = { kind: 'adjustment', reason: 'lost', actor: 'test' } as const;
        return record(wallet, { id, at: world.now(), postings, detail });
      },
    });
  }
}

describe(`${purchaseCount} purchases in a storm`, () => {
  it.each(['storm-1'])(
    'are each credited once when paid and never otherwise, and refunds are debited (%s)',
    async (seed) => {
      const { world, events, begun, refused, reconciliations } = await storm(seed);
      const { stores, memory, faultCounts } = world;
      const kinds = (kind: string) =>
        stores.entries.filter(({ transaction }) => transaction.detail.kind === kind);

      expect(await faultsOf(world)).toEqual([]);
      expect(events.count.refusedForgeries).toBe(events.count.forged);
      const credited = kinds('purchase').length;
      console.log(
        `${seed}: ${memory.stored.size} begun, ${begun.size} checked out, ${credited} credited, ${kinds('refund').length} refunds,`,
        `${kinds('sweeps-freeze').length} freezes, ${kinds('purchase-ended').length} ended, ${reconciliations} reconciliations,`,
        JSON.stringify({ ...events.count, ...faultCounts, refused: Object.fromEntries(refused) }),
      );
      // Guards against a storm with too few events.
      expect(memory.stored.size).toBeGreaterThanOrEqual(atLeast(1_000));
      expect(credited).toBeGreaterThan(atLeast(400));
      for (const strikes of [
        events.count.lost,
        events.count.duplicated,
        events.count.lateByDays,
        faultCounts.killed,
      ])
        expect(strikes).toBeGreaterThan(atLeast(50));
      for (const strikes of [
        faultCounts.killedAfterWriting,
        faultCounts.failed,
        events.count.repeated,
        events.count.forged,
      ])
        expect(strikes).toBeGreaterThan(atLeast(50));
      expect(kinds('refund').length).toBeGreaterThan(atLeast(40));
      const steps = [...memory.stored.values()].flatMap(({ timeline }) => timeline);
      expect(steps.filter(({ reason }) => reason === 'paid-late').length).toBeGreaterThan(atLeast(5));
    },
  );
});
