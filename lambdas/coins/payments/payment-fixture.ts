import { purchaseCeiling } from '#domain/coins/purchase-ceiling';
import { amount } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { record } from '#domain/wallet/wallet';
import { createFakePurchases } from '#lambdas/fakes/purchases';
import { createFakeSandbox } from '#lambdas/fakes/sandbox';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import type { Log } from '#lambdas/runtime/log';
import { closeWallet } from '#lambdas/wallet/close-fixture';
import { loadOpened, openWallet } from '#lambdas/wallet/open-wallet';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';
import type { SandboxCheckout } from './sandbox/sandbox-checkout';
import { createSandboxProvider } from './sandbox/sandbox-provider';

export const player = '7a1c0c5e-0000-4000-8000-000000000002';

/** For unit tests: a player in Texas with an open wallet, and purchases with practice payments. */
export async function openPayments() {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const now = () => clock.now;
  const stores = createFakeWallets();
  const memory = createFakePurchases(stores.tables);
  const checkouts = createFakeSandbox<SandboxCheckout>();
  const provider = createSandboxProvider(checkouts, now);
  const logged: string[] = [];
  const cards: [player: string, payment: string][] = [];
  let isAgreed = true;
  const dependencies = {
    wallets: stores.wallets,
    ledger: stores.ledger,
    purchases: memory.purchases,
    provider,
    now,
    mailboxes: stores.mailboxes,
    log: (({ code }) => void logged.push(code)) satisfies Log,
    pause: async () => undefined,
    noteCard: async (of: string, payment: string) => void cards.push([of, payment]),
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
    loadOrOpen: loadOpened(stores.wallets),
    hasAcceptedTerms: async () => isAgreed,
    rules: { ...defaultRules, writesPerSecond: 1_000 },
    ceiling: purchaseCeiling,
  };
  await openWallet(dependencies, { player, email: 'player@jade.test', isEmailVerified: true });
  logged.length = 0;
  let changes = 0;
  const residency = { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: timeZone('UTC') };
  await changePlay((play) => ({ ...play, residency }));

  return {
    clock,
    stores,
    memory,
    checkouts,
    provider,
    logged,
    cards,
    dependencies,
    changePlay,
    closeAccount: () => closeWallet(stores.wallets, player, clock.now),
    later: (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000)),
    disagree: () => (isAgreed = false),
    open: async () => (await stores.wallets.load(player))!,
    kinds: () => stores.entries.map(({ transaction }) => transaction.detail.kind),
    purchase: (id: string) => memory.stored.get(`${player} ${id}`)!,
  };

  /** Changes the player's play state. */
  async function changePlay(change: (play: PlayState) => PlayState): Promise<void> {
    await settleOnce(dependencies, {
      player,
      operation: { name: 'change-play', key: String((changes += 1)), input: {} },
      read: nothingElse,
      decide({ wallet, play }, id) {
        const detail = { kind: 'play-limits', change: 'test' } as const;
        return { ...record(wallet, { id, at: now(), postings: [], detail }), play: change(play) };
      },
    });
  }
}
