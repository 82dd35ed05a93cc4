import { randomUUID } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import { listOriginals } from '#domain/games/originals/originals';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { amount } from '#domain/money/coin';
import { type LimitName, limitNames } from '#domain/play-limits/limits';
import type { PlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import { holdPrice } from '#domain/wallet/hold';
import { record } from '#domain/wallet/wallet';
import { openDemoAccounts } from '#lambdas/account/sign-up/open-demo-accounts';
import { createMailboxStore } from '#lambdas/account/stores/mailbox-store';
import { changePlayState } from '#lambdas/play/change-play-state';
import { decideRound } from '#lambdas/play/decide-round';
import { playGameRound, type PlayRoundDependencies, type RoundRequest } from '#lambdas/play/play-game-round';
import { productGames } from '#lambdas/play/product-games';
import { rotateSeeds } from '#lambdas/play/rotate-seeds';
import { isRefusal } from '#lambdas/runtime/refusal';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import { createServerSeeds } from '../../lambdas/fairness/server-seeds';
import { loadOrOpenWallet } from '../../lambdas/wallet/open-wallet';
import { nothingElse, settleOnce } from '../../lambdas/wallet/settle-once';
import { deriveSeed } from '../server-seed';
import type { CasinoClient } from './casino';
import { clientSeedFor, clientSeedToCashOut } from './client-seeds';
import { type Cost, openMeteredClient } from './metered-client';

/** Contents of the wallet beside coins, seeds and a checkout hold. */
type WalletContents =
  | 'no limits'
  | 'limits of every kind for a day'
  | 'every limit, each with a pending increase';

interface MeasuredRound {
  readonly contents?: WalletContents;
  /** Whether the round has free spins. */
  readonly hasFreeSpins?: boolean;
}

/** The capacity of each request of a round with decisions. */
interface DecidedRoundCost {
  readonly begin: Cost;
  readonly decision: Cost;
  readonly cashOut: Cost;
}

const seedKey = 'a key that is no secret';
const maxCoins = amount(999_999_999);
const almostAllCoins = amount(999_000_000);

/**
 * Plays the round with the largest ledger row (a Sweeps stake of both kinds of coins with the longest client seed) on the product’s own
 * stores, and adds up the capacity that the requests consume.
 */
export async function measureRoundCost(
  client: CasinoClient,
  { contents = 'no limits', hasFreeSpins = false }: MeasuredRound = {},
): Promise<Cost & { readonly spins: number }> {
  const seedFor = (serverSeed: string) => clientSeedFor(serverSeed, { hasFreeSpins });
  const { dependencies, player, meter, disconnect, clientSeed } = await openMeteredPlayer(client, seedFor);
  if (contents !== 'no limits')
    await fillWallet(dependencies, player, { contents, clientSeed: clientSeed(1) });

  const [round, cost] = await meter(() => playGameRound(dependencies, requestOf(player, 'hk-slots', null)));
  disconnect();
  const { detail } = expectSuccess(round);
  const draws = detail.kind === 'round' ? detail.draws.length : NaN;
  return { ...cost, spins: draws / hkSlots.reels.length };
}

/** Measures the request of a round of any game without decisions, in the same way. */
export async function measureCostOf(
  client: CasinoClient,
  { gameId, choice }: { gameId: string; choice: string | null },
): Promise<Cost> {
  const anySeed = () => 'c'.repeat(64);
  const { dependencies, player, meter, disconnect } = await openMeteredPlayer(client, anySeed);

  const [round, cost] = await meter(() => playGameRound(dependencies, requestOf(player, gameId, choice)));
  disconnect();
  expectSuccess(round);
  return cost;
}

/** Measures the requests of a round of an original that is cashed out after one decision, in the same way. */
export async function measureDecidedRoundCost(
  client: CasinoClient,
  { gameId, choice, decision }: { gameId: string; choice: string | null; decision: string },
): Promise<DecidedRoundCost> {
  const original = listOriginals().find(({ id }) => id === gameId)!;
  const seedFor = (serverSeed: string) => clientSeedToCashOut(serverSeed, original, { choice, decision });
  const { dependencies, player, meter, disconnect } = await openMeteredPlayer(client, seedFor);

  const [begun, begin] = await meter(() => playGameRound(dependencies, requestOf(player, gameId, choice)));
  const round = expectSuccess(begun).id;
  const decide = async (name: string, step: number) => {
    const key = `${step}`.padEnd(255, 'k');
    const request = { player, key, gameId, round, decision: name, step };
    const [taken, cost] = await meter(() => decideRound(dependencies, productGames, request));
    return { kind: expectSuccess(taken).detail.kind, cost };
  };
  const decided = await decide(decision, 0);
  const cashedOut = await decide('cash-out', 1);
  disconnect();
  if (decided.kind !== 'round-open' || cashedOut.kind !== 'round')
    throw new Error('The round did not end with cashing out');
  return { begin, decision: decided.cost, cashOut: cashedOut.cost };
}

function requestOf(player: string, gameId: string, choice: string | null): RoundRequest {
  const playable = productGames.findGame(gameId);
  return { player, key: 'k'.repeat(255), gameId, playable, coin: 'sweeps', stake: amount(500), choice };
}

/** Opens the account of a player with both kinds of Sweeps Coins and a checkout hold, on stores whose requests are metered. */
async function openMeteredPlayer(
  { servicesUrl, tables }: CasinoClient,
  seedFor: (serverSeed: string) => string,
) {
  const { documents, meter, disconnect } = openMeteredClient(servicesUrl);
  const player = randomUUID();
  const clientSeed = (number: number) => seedFor(deriveSeed(seedKey, player, number));
  const gameIds = productGames.listGames().map(({ game }) => game.id);
  const common = {
    wallets: createWalletStore(documents, tables),
    serverSeeds: async () => createServerSeeds(seedKey),
    mailboxes: createMailboxStore(documents, tables.players),
    ledger: createLedgerStore(documents, tables.ledger, gameIds),
    now: () => new Date(),
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => clientSeed(0),
    welcomeGold: amount(10_000),
    rules: { ...defaultRules, shortestCycleMs: { slots: 0, others: 0 }, writesPerSecond: 1000 },
  };
  const email = `${player}@jade.test`;
  const newPlayer = async () => ({ player, email, isEmailVerified: true });
  const dependencies = { ...common, loadOrOpen: () => loadOrOpenWallet(common, player, newPlayer) };
  const grants = (['player:sweeps-unplayed', 'player:sweeps-redeemable'] as const).map((account) => ({
    key: account,
    account,
    amount: amount(450),
    reason: 'bench',
  }));
  const held = { key: 'held', account: 'player:sweeps-redeemable', amount: almostAllCoins, reason: 'bench' };
  // Sets age and state as well: Sweeps play requires them.
  await openDemoAccounts(common)({ accounts: [{ player, email, grants: [...grants, held] }] });
  await holdCoins(dependencies, player);
  return { dependencies, player, meter, disconnect, clientSeed };
}

async function holdCoins(dependencies: PlayRoundDependencies, player: string): Promise<void> {
  expectSuccess(
    await settleOnce(dependencies, {
      player,
      operation: { name: 'hold', key: 'held', input: {} },
      read: nothingElse,
      decide({ wallet }, id) {
        const { hold, postings } = expectSuccess(holdPrice(wallet.balances, { id, amount: almostAllCoins }));
        const detail = { kind: 'hold', hold: id, purpose: 'checkout' } as const;
        return record(wallet, { id, at: new Date(), postings, holds: [hold], detail });
      },
    }),
  );
}

/** Fills the wallet with a revealed seed, the sums of a long session, and limits. */
async function fillWallet(
  dependencies: PlayRoundDependencies,
  player: string,
  { contents, clientSeed }: { contents: WalletContents; clientSeed: string },
): Promise<void> {
  expectSuccess(await rotateSeeds(dependencies, { player, key: 'rotate', clientSeed }));
  const operation = { name: 'remember', key: 'all', input: {} };
  const apply = (state: PlayState, at: Date): PlayState => ({
    ...state,
    windows: {
      day: { ...state.windows.day, sums },
      week: { ...state.windows.week, sums },
      month: { ...state.windows.month, sums },
    },
    limits: Object.fromEntries(limitsToSet(contents, at)),
    session: { startedAt: at, checkedAt: at, rounds: 99_999, staked: coins, paid: coins },
    lastRoundAt: at,
  });
  const refused = await changePlayState(dependencies, { player, operation, apply });
  if (refused) throw new Error(`The limits were refused: ${refused.code}`);
}

const coins = { gold: almostAllCoins, sweeps: almostAllCoins };
const sums = { staked: coins, lost: coins, purchasedCents: 99_999_999, playedMs: 99_999_999 };

function limitsToSet(contents: WalletContents, at: Date): [LimitName, object][] {
  const from = new Date(at.getTime() + defaultRules.coolingMs);
  const hasEveryLimit = contents === 'every limit, each with a pending increase';
  return limitNames
    .filter((name) => hasEveryLimit || name.endsWith('day'))
    .map((name) => [name, { most: maxCoins, next: hasEveryLimit ? { most: maxCoins, from } : null }]);
}

function expectSuccess<Result extends object>(result: Result): Exclude<Result, Refusal> {
  if (isRefusal(result)) throw new Error(`Refused with ${(result as Refusal).code}`);
  return result as Exclude<Result, Refusal>;
}
