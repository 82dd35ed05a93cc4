import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { purchaseCeiling } from '#domain/coins/purchase-ceiling';
import { listGames } from '#domain/games/games';
import { gamesOnRecord } from '#domain/games/games-on-record';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import type { Product } from '#domain/rewards/product';
import { createMailboxStore } from '#lambdas/account/stores/mailbox-store';
import { createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import { createAuditStore } from '#lambdas/audit/stores/audit-store';
import { createDailyStore } from '#lambdas/bonuses/stores/daily-store';
import { createFreeEntryStore } from '#lambdas/bonuses/stores/free-entry-store';
import { createMailInCounts } from '#lambdas/bonuses/stores/mail-in-counts';
import { createProductStore } from '#lambdas/catalog/stores/product-store';
import { createStockLevels } from '#lambdas/catalog/stores/stock-levels';
import { createCardNotes } from '#lambdas/coins/payments/note-card';
import type { PaymentProvider } from '#lambdas/coins/payments/payment-provider';
import { reconcilePurchases } from '#lambdas/coins/payments/reconcile-purchases';
import { coinsRoutes } from '#lambdas/coins/routes';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { webhookRoutes } from '#lambdas/coins/webhook-routes';
import { createSeedSealer } from '#lambdas/draws/stores/draw-seed-store';
import { createDrawStore } from '#lambdas/draws/stores/draw-store';
import { createEntryStore } from '#lambdas/draws/stores/entry-store';
import { createOddsStore } from '#lambdas/draws/stores/odds-store';
import { createRandomPrizes } from '#lambdas/draws/stores/random-prize-rules';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakePictures } from '#lambdas/fakes/pictures';
import { createFakeReferrals } from '#lambdas/fakes/referrals';
import { createFakeUsers } from '#lambdas/fakes/users';
import { adminRoutes } from '#lambdas/functions/api-admin/routes';
import { bonusRoutes } from '#lambdas/functions/api-bonuses/routes';
import { shopRoutes } from '#lambdas/functions/api-shop/routes';
import { createGiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import { createClosedDayStore } from '#lambdas/metrics/stores/closed-day-store';
import { createMetricStore } from '#lambdas/metrics/stores/metric-store';
import { createOrderLists } from '#lambdas/orders/stores/order-lists';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { playRoutes } from '#lambdas/play/routes';
import { project } from '#lambdas/projections/project';
import { countQuests } from '#lambdas/quests/count-quests';
import { questRoutes } from '#lambdas/quests/routes';
import { createQuestStore } from '#lambdas/quests/stores/quest-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import type { DelayedQueue } from '#lambdas/runtime/aws/delayed-queue';
import { readStreamRows } from '#lambdas/runtime/aws/stream-rows';
import type { Pause } from '#lambdas/runtime/conflict';
import type { Log } from '#lambdas/runtime/log';
import { lapseReservations } from '#lambdas/shop/reservations/lapse-reservations';
import { sweepReservations } from '#lambdas/shop/reservations/sweep-reservations';
import { createCartStore, type ReservationName } from '#lambdas/shop/stores/cart-store';
import { createTraitStore } from '#lambdas/traits/stores/trait-store';
import { createLedgerRows } from '#lambdas/wallet/stores/ledger-rows';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createPlayerZones } from '#lambdas/wallet/stores/player-zones';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import { createWinStore } from '#lambdas/wins/stores/win-store';
import { createWinnerStore } from '#lambdas/wins/stores/winner-store';
import type { ServerSeeds } from '../../../lambdas/fairness/server-seeds';
import { openSeal } from '../../../lambdas/gift-codes/seal-fixture';
import { grantCoins } from '../../../lambdas/wallet/grant-coins';
import { loadOrOpenWallet, openWallet } from '../../../lambdas/wallet/open-wallet';
import { lazyObject } from './lazy-object';

/** External dependencies of the product’s functions. */
export interface ExternalDependencies {
  readonly client: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly pause: Pause;
  readonly log: Log;
  readonly provider: PaymentProvider;
  readonly lapses: DelayedQueue<ReservationName>;
  readonly serverSeeds: ServerSeeds;
  readonly makeDrawSeed: () => string;
  readonly makeClientSeed: () => string;
}

export const reservationSeconds = 600;

/** The product’s own use cases and stores, assembled like in `lambdas/functions`. */
export function createCasino(external: ExternalDependencies) {
  const { client, now, pause, log, provider, makeClientSeed } = external;
  const ledger = createLedgerStore(client, 'ledger', gamesOnRecord);
  const wallet = {
    wallets: createWalletStore(client, { wallets: 'wallets', ledger: 'ledger', players: 'players' }),
    mailboxes: createMailboxStore(client, 'players', { cost: 2 }),
    ledger,
    now,
    pause,
    log,
    makeClientSeed,
    welcomeGold: amount(10_000),
  };
  const loadOrOpen = (player: string) => loadOrOpenWallet(wallet, player, async () => newPlayer(player));
  const products = createProductStore(client, 'products', (fault) => {
    throw fault;
  });
  const held = { ...wallet, products, carts: createCartStore(client, 'carts') };
  const serverSeeds = async () => external.serverSeeds;
  const api = { siteOrigin: 'https://play.example', log };
  const rules = {
    ...defaultRules,
    shortestCycleMs: { slots: 0, others: 0 },
    writesPerSecond: 20,
    identityCheckAbove: amount(10_000),
  };

  const freeEntries = createFreeEntryStore(client, 'free-entries');
  const quests = createQuestStore(client, 'dailies');
  const commitTogether = createCommitTogether(client);
  const codes = {
    giftCodes: createGiftCodeStore(client, 'gift-codes'),
    chooseSome: <Each>(of: readonly Each[], count: number) => of.slice(0, count),
    sealOfCodes: async () => openSeal(),
  };
  const randomPrizes = {
    odds: createOddsStore(client, 'random-prizes'),
    draws: createDrawStore(client, 'random-prizes'),
    entries: createEntryStore(client, 'random-prizes'),
    sealer: createSeedSealer('draw-seeds', external.makeDrawSeed),
    randomPrizes: createRandomPrizes('products'),
    leastWorthPercent: 60,
  };
  const latestWins = {
    wins: createWinStore(client, 'metrics'),
    winners: createWinnerStore(client, { wallets: 'wallets', players: 'players' }),
  };
  const traits = createTraitStore(client, 'traits', now);
  const buying = {
    ...wallet,
    provider,
    purchases: createPurchaseStore(client, 'purchases'),
    noteCard: createCardNotes({ provider, traits, commitTogether, pause, now }),
  };

  return lazyObject({
    now: () => now,
    play: () => playRoutes({ ...wallet, loadOrOpen, serverSeeds, rules, api, ...latestWins }),
    shop: () =>
      shopRoutes({
        ...held,
        loadOrOpen,
        serverSeeds,
        rules,
        api,
        commitTogether,
        traits,
        ...codes,
        ...randomPrizes,
        purchases: buying.purchases,
        orders: createOrderStore(client, 'orders'),
        lapses: external.lapses,
        findContact: async (player) => newPlayer(player).email,
        checks: createFakeIdentity().checks,
        checkout: {
          reservationSeconds,
          minimumOrder: amount(100),
          // Simulated shoppers order more often than people do.
          ceiling: { mostOfAProductADay: 1_000 },
          // The simulation has no identity documents.
          identityCheckAbove: amount(Number.MAX_SAFE_INTEGER),
        },
      }),
    admin: () =>
      adminRoutes({
        ...wallet,
        rules,
        ...createFakePictures(),
        api,
        freeEntries,
        mailInCounts: createMailInCounts(client, 'free-entries'),
        readStockLevels: createStockLevels(client, 'products'),
        commitTogether,
        traits,
        products,
        ...codes,
        ...randomPrizes,
        orders: { ...createOrderStore(client, 'orders'), ...createOrderLists(client, 'orders') },
        ...createFakeIdentity(),
        ...createFakeUsers(),
        approvals: createApprovalStore(client, 'approvals'),
        referrals: createFakeReferrals(),
        audit: createAuditStore(client, 'audit', now),
      }),
    coins: () =>
      coinsRoutes({
        ...buying,
        loadOrOpen,
        rules,
        api,
        sandbox: null,
        ceiling: purchaseCeiling,
        hasAcceptedTerms: async () => true,
      }),
    bonuses: () =>
      bonusRoutes({
        ...wallet,
        loadOrOpen,
        serverSeeds,
        rules,
        api,
        freeEntries,
        commitTogether,
        makeSecret: () => 'secret',
        traits,
        dailies: createDailyStore(client, 'dailies'),
        ...noReferrals,
      }),
    quests: () => questRoutes({ ...wallet, loadOrOpen, rules, api, quests }),
    webhooks: () => webhookRoutes({ ...buying, api }),
    reconcile: () => reconcilePurchases({ ...buying, checkAfterSeconds: 300 }),
    open: () => (player: string) => openWallet(wallet, newPlayer(player)),
    grant: () => (player: string, grant: Parameters<typeof grantCoins>[2]) =>
      grantCoins({ ...wallet, loadOrOpen }, player, grant),
    lapse: () => lapseReservations(held),
    sweep: () => sweepReservations(held),
    project: () => {
      const counting = { quests, zones: createPlayerZones(client, 'wallets'), familyOf, pause, now };
      return project({
        readRows: readStreamRows,
        metrics: createMetricStore(client, 'metrics', now),
        closedDays: createClosedDayStore(client, 'metrics'),
        ledgerRows: createLedgerRows(client, 'ledger', gamesOnRecord),
        countMovements: (moved) => countQuests(counting, moved),
        commissions: noReferrals.commissions,
        pause,
        now,
        log,
      });
    },
    stock: () => (product: Product) =>
      products.create({ ...product, description: null, images: [], isFeatured: false }, now()),
  });
}

function familyOf(gameId: string) {
  return listGames().find(({ id }) => id === gameId)?.family ?? null;
}

/** `lambdas/referrals/settle-referral.test.ts` covers referrals. */
const noReferrals = {
  ...createFakeAffiliates(),
  referrals: createFakeReferrals(),
  checks: createFakeIdentity().checks,
  players: { find: async () => undefined, namesOf: async () => new Map() },
  metrics: { statistics: async () => ({ lastSequence: 0, totals: {} }) },
  drawCode: () => 0n,
};

export type Casino = ReturnType<typeof createCasino>;

function newPlayer(player: string) {
  return { player, email: `${player}@jade.test`, isEmailVerified: true };
}
