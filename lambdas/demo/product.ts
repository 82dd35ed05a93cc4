import { purchaseCeiling } from '#domain/coins/purchase-ceiling';
import { welcomeGifts } from '#domain/coins/welcome';
import { familyOf, gamesOnRecord } from '#domain/games/games-on-record';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { termsAccepted } from '#domain/player/terms';
import { holdCeiling } from '#domain/rewards/hold-ceiling';
import { createMailboxStore } from '#lambdas/account/stores/mailbox-store';
import { createCardNotes } from '#lambdas/coins/payments/note-card';
import { sandboxCodec } from '#lambdas/coins/payments/sandbox/sandbox-codec';
import { createSandboxProvider } from '#lambdas/coins/payments/sandbox/sandbox-provider';
import { createSandboxStore } from '#lambdas/coins/stores/sandbox-store';
import { createSeedSealer } from '#lambdas/draws/stores/draw-seed-store';
import { createRandomPrizes } from '#lambdas/draws/stores/random-prize-rules';
import { createServerSeeds } from '#lambdas/fairness/server-seeds';
import { createCodeSeal } from '#lambdas/gift-codes/code-seal';
import { openDocumentFiles } from '#lambdas/in-memory/document-files';
import { openInMemoryTables } from '#lambdas/in-memory/tables';
import { openUserPool } from '#lambdas/in-memory/user-pool';
import type { Log } from '#lambdas/runtime/log';
import { createTraitStore } from '#lambdas/traits/stores/trait-store';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { Chance } from './chance';
import { fixStageKeys } from './stage-keys';
import { openStores } from './stores';

/** The clock of the history, which its writer moves. */
export interface Clock {
  at: Date;
}

/** Lowest cost of hashing an address: the history keeps no hash. */
const scryptCost = 2;

/**
 * The product's own stores on tables in memory, with the clock and the chance of the history in place of the machine's: what
 * `lambdas/functions` composes for AWS.
 */
export function openProduct(seed: string, chance: Chance) {
  const tables = openInMemoryTables();
  fixStageKeys(tables, seed);
  const { client, commitTogether } = tables;
  const clock: Clock = { at: new Date(0) };
  const now = () => clock.at;
  const pause = async () => undefined;
  const log = logNothing;
  const pool = openUserPool();
  const files = openDocumentFiles();
  const stores = openStores(tables, now);
  const wallet = {
    wallets: createWalletStore(client, { wallets: 'wallets', ledger: 'ledger', players: 'players' }),
    mailboxes: createMailboxStore(client, 'players', { cost: scryptCost }),
    ledger: createLedgerStore(client, 'ledger', gamesOnRecord),
    now,
    pause,
    log,
    makeClientSeed: () => chance.hex(8),
    welcomeGold: welcomeGifts.gold,
  };
  const describe = async (player: string) => {
    const user = pool.listed.get(player);
    if (!user?.email) throw new Error(`The history knows no player ${player}`);
    return { player, email: user.email, isEmailVerified: user.isEmailVerified };
  };
  const traits = { traits: createTraitStore(client, 'traits', now), commitTogether, pause, now };
  const checkouts = createSandboxStore(client, 'purchases', sandboxCodec);
  const provider = createSandboxProvider(checkouts, now);
  const seeds = createServerSeeds(seed);
  const seal = createCodeSeal(seed, (bytes) => Buffer.from(chance.hex(bytes), 'hex'));
  return {
    ...wallet,
    ...pool,
    ...files,
    ...traits,
    ...stores,
    ...affiliateSalt(chance),
    loadOrOpen: (player: string) => loadOrOpenWallet(wallet, player, describe),
    serverSeeds: async () => seeds,
    rules: {
      ...defaultRules,
      shortestCycleMs: { slots: 0, others: 0 },
      writesPerSecond: 1_000,
      identityCheckAbove: amount(10_000),
    },
    api: { siteOrigin: '*', log },
    tables,
    clock,
    files: files.kept,
    sandbox: { checkouts, provider },
    provider,
    noteCard: createCardNotes({ provider, ...traits }),
    hasAcceptedTerms: async (player: string) => {
      const profile = await stores.players.find(player);
      return profile !== undefined && termsAccepted(profile);
    },
    ceiling: purchaseCeiling,
    // A reservation of the history is ordered at once.
    lapses: { send: async () => undefined },
    findContact: async (player: string) => (await describe(player)).email,
    checkout: {
      reservationSeconds: 600,
      minimumOrder: amount(1_000),
      identityCheckAbove: amount(10_000),
      ceiling: holdCeiling,
    },
    chooseSome: <Each>(of: readonly Each[], count: number) => of.slice(0, count),
    sealOfCodes: async () => seal,
    sealer: createSeedSealer('draw-seeds', () => chance.hex(32)),
    randomPrizes: createRandomPrizes('products'),
    leastWorthPercent: 60,
    familyOf,
  };
}

export type Product = ReturnType<typeof openProduct>;

const logNothing: Log = () => undefined;

/** The salt of a day's network addresses. */
function affiliateSalt(chance: Chance) {
  return { makeSalt: () => chance.hex(16) };
}
