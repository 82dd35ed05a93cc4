import type { SlotMachine } from '#domain/games/slots/machine';
import { slotGame } from '#domain/games/slots/slot-game';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { openDemoAccounts } from '#lambdas/account/sign-up/open-demo-accounts';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { grantCoins } from '#lambdas/wallet/grant-coins';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { createGames, type Games } from './games';
import { productGames } from './product-games';
import { playRoutes } from './routes';

const player = '7a1c0c5e-0000-4000-8000-000000000003';

/** One reel with a symbol that pays back the stake and a lantern: every round leads to two free spins. */
const generous: SlotMachine = {
  id: 'generous',
  version: 1,
  symbols: ['pearl', 'lantern', 'tea'],
  wild: 'pearl',
  rows: 2,
  scatter: { symbol: 'lantern', pays: [0] },
  reels: [['tea', 'lantern']],
  lines: [[0]],
  stakeParts: 1,
  payTable: { tea: [1] },
  freeSpins: { awards: [2], retriggers: [0], most: 2, multiplier: 3, reels: [['tea', 'pearl']] },
  stakes: { gold: [100], sweeps: [20] },
};

/** For unit tests: the product's games and `generous`, which always leads to free spins. */
export const generousGames: Games = createGames(
  [...productGames.listGames().map(({ game }) => game), slotGame(generous)],
  [],
);

/**
 * For unit tests: the play routes over in-memory stores, with one player who has coins of every kind.
 *
 * @param isKnown  whether the player has declared a residency that allows everything
 */
export async function openPlay({ games = productGames, isKnown = true } = {}) {
  const stores = createFakeWallets();
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const common = {
    ...stores,
    serverSeeds: async () => openSeeds,
    now: () => clock.now,
    pause: async () => undefined,
    log: () => undefined,
    rules: { ...defaultRules, shortestCycleMs: { slots: 0, others: 0 }, writesPerSecond: 1000 },
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const grants = [
    { key: 'unplayed', account: 'player:sweeps-unplayed', amount: amount(2_000), reason: 'test' },
    { key: 'won', account: 'player:sweeps-redeemable', amount: amount(6_000), reason: 'test' },
  ] as const;
  const describe = async () => ({ player, email: 'player@jade.test', isEmailVerified: true });
  const loadOrOpen = () => loadOrOpenWallet(common, player, describe);
  if (isKnown) await openDemoAccounts(common)({ accounts: [{ player, email: 'player@jade.test', grants }] });
  else for (const grant of grants) await grantCoins({ ...common, loadOrOpen }, player, grant);
  const dependencies = {
    ...common,
    api: { siteOrigin: 'https://play.example', log: common.log },
    loadOrOpen,
  };
  const app = playRoutes(dependencies, async () => games);
  let keys = 0;

  /** Sends a request with a new idempotency key, unless one is given. */
  async function callApi(method: string, path: string, body?: object, key = `key-${(keys += 1)}`) {
    const claims = { sub: player, token_use: 'access' };
    const event = authorizedEvent(claims);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const response = await app.request(
      path,
      { method, headers, ...(body && { body: JSON.stringify(body) }) },
      { event },
    );
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  }
  const play = (round: { coin?: 'gold' | 'sweeps'; stake?: number; game?: string } = {}, key?: string) => {
    const { coin = 'sweeps', stake = coin === 'sweeps' ? 20 : 100, game = 'hk-slots' } = round;
    return callApi('POST', `/games/${game}/rounds`, { coin, stake }, key);
  };
  const wait = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000));
  return { player, stores, clock, dependencies, callApi, play, wait };
}

/** Returns the status and error code of a refusal. */
export function refusedAs({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return [status, body.error?.code];
}
