import { purchaseCeiling } from '#domain/coins/purchase-ceiling';
import { amount } from '#domain/money/coin';
import { newPlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { record } from '#domain/wallet/wallet';
import type { PaymentEvent } from '#lambdas/coins/payments/payment-provider';
import { type SandboxCheckout, checkoutAt } from '#lambdas/coins/payments/sandbox/sandbox-checkout';
import { reportsOfCheckout } from '#lambdas/coins/payments/sandbox/sandbox-events';
import { createSandboxProvider } from '#lambdas/coins/payments/sandbox/sandbox-provider';
import { createFakePurchases } from '#lambdas/fakes/purchases';
import { createFakeSandbox } from '#lambdas/fakes/sandbox';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { Outage } from '#lambdas/runtime/outage';
import { openWallet } from '../../../lambdas/wallet/open-wallet';
import { nothingElse, settleOnce } from '../../../lambdas/wallet/settle-once';
import { randomFrom } from '../scheduler/random';
import { createScheduler } from '../scheduler/scheduler';

/** Thrown in a function that was killed. */
class Killed extends Error {}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Stores, a provider and a clock in which any call may be slow, fail or be the last of its function. */
export async function openWorld(seed: string, players: readonly string[], start: Date) {
  const random = randomFrom(seed);
  const scheduler = createScheduler(start.getTime(), random);
  const now = () => new Date(scheduler.now());
  const stores = createFakeWallets();
  const memory = createFakePurchases(stores.tables);
  const checkouts = createFakeSandbox<SandboxCheckout>();
  const provider = createSandboxProvider(checkouts, now);
  /** Time of the last refund or dispute of a purchase. */
  const reversedAt = new Map<string, Date>();
  const faultCounts = { killed: 0, killedAfterWriting: 0, failed: 0 };
  const basis = {
    wallets: stores.wallets,
    ledger: stores.ledger,
    mailboxes: stores.mailboxes,
    purchases: memory.purchases,
    now,
    log: () => undefined,
    pause: async () => undefined,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
    loadOrOpen: async (player: string) => (await stores.wallets.load(player))!,
    hasAcceptedTerms: async () => true,
    // Practice payments have no card.
    noteCard: async () => undefined,
    rules: { ...defaultRules, writesPerSecond: 1_000 },
    ceiling: purchaseCeiling,
  };
  for (const [index, player] of players.entries()) await join(player, index);

  return {
    random,
    scheduler,
    now,
    stores,
    memory,
    checkouts,
    provider,
    basis,
    faultCounts,
    reversedAt,
    runFunction,
  };

  /** Dependencies of one function run, which share the stores. `killed`: probability per call of killing the run. */
  function runFunction({ killed = 0.01 } = {}) {
    let isKilled = false;
    const withFaults =
      <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        await callService();
        const result = await call(...args);
        if (random.chance(killed)) {
          faultCounts.killedAfterWriting += 1;
          isKilled = true;
        }
        await callService();
        return result;
      };
    const callService = async () => {
      await scheduler.sleep(random.between(1, 40));
      if (!isKilled && random.chance(killed)) {
        faultCounts.killed += 1;
        isKilled = true;
      }
      if (isKilled) throw new Killed('The function was stopped');
      if (random.chance(0.01)) {
        faultCounts.failed += 1;
        throw new Outage('A service was unavailable');
      }
    };
    return {
      ...basis,
      pause: (upToMs: number) => scheduler.sleep(random.between(0, upToMs)),
      wallets: {
        ...stores.wallets,
        load: withFaults(stores.wallets.load),
        commit: withFaults(stores.wallets.commit),
      },
      ledger: { ...stores.ledger, find: withFaults(stores.ledger.find) },
      purchases: {
        ...memory.purchases,
        find: withFaults(memory.purchases.find),
        first: withFaults(memory.purchases.first),
        save: withFaults(memory.purchases.save),
      },
      provider: {
        ...provider,
        openCheckout: withFaults(provider.openCheckout),
        statusOf: withFaults(provider.statusOf),
        moneyBackSince: withFaults(moneyBackSince),
      },
    };
  }

  /** Refunds and disputes that the provider lists, whether or not it has sent their events. */
  async function moneyBackSince(instant: Date): Promise<PaymentEvent[]> {
    const reversed = [...checkouts.stored.values()].filter(
      ({ purchase }) => (reversedAt.get(purchase) ?? new Date(0)) >= instant,
    );
    return reversed.flatMap((checkout) => {
      const { player, purchase: id } = checkout;
      const reports = reportsOfCheckout(checkoutAt(checkout, now())).slice(1);
      return reports.map((each) => ({ id: `${id} ${each.kind}`, purchase: { player, id }, report: each }));
    });
  }

  /** Every fifth player lives in a state where purchases come with Gold Coins alone. */
  async function join(player: string, index: number): Promise<void> {
    await openWallet(basis, { player, email: `${player}@jade.test`, isEmailVerified: true });
    const residency = {
      bornOn: '1980-01-01' as LocalDay,
      state: (index % 5 === 0 ? 'NY' : 'TX') as State,
      timeZone: timeZone('America/New_York'),
    };
    await settleOnce(basis, {
      player,
      operation: { name: 'declare-residency', key: 'test', input: {} },
      read: nothingElse,
      decide: ({ wallet }, id) => ({
        ...record(wallet, { id, at: start, postings: [], detail: { kind: 'play-limits', change: 'test' } }),
        play: { ...newPlayState(start), residency },
      }),
    });
  }
}
