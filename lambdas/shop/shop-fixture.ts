import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import type { Category } from '#domain/rewards/category';
import { holdCeiling } from '#domain/rewards/hold-ceiling';
import type { Product } from '#domain/rewards/product';
import { grantDetail } from '#domain/wallet/grant';
import { transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakePurchases } from '#lambdas/fakes/purchases';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { shopRoutes } from '#lambdas/functions/api-shop/routes';
import { openSeal } from '#lambdas/gift-codes/seal-fixture';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import type { Log } from '#lambdas/runtime/log';
import { grantCoins } from '#lambdas/wallet/grant-coins';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { declareResidency } from '#lambdas/wallet/residency-fixture';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';

export const player = '7a1c0c5e-0000-4000-8000-000000000011';
export const start = new Date('2026-11-21T07:12:03.123Z');

export const product = (id: string, category: Category | null, over: Partial<Product> = {}): Product => ({
  id,
  name: `The ${id}`,
  image: `media/products/${id}.svg`,
  terms: 'Handle with care.',
  category,
  stock: 5,
  price: amount(1000),
  isActive: true,
  ...over,
});
const productCatalog = [
  product('mug', 'merch'),
  product('purse', 'coins'),
  product('trip', 'trips', { price: amount(5000) }),
  product('pin', null, { price: amount(400) }),
  product('box', 'mystery_prize'),
  product('draft', 'merch', { isActive: false }),
  product('rare', 'gifts', { stock: 1 }),
  product('sold', 'gifts', { stock: 0 }),
];
export const address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
};

/** Sets up the shop routes over in-memory stores, with one player: by default an adult in Texas with redeemable coins. */
export async function setup({
  redeemable = 10_000,
  identityCheckAbove = 100_000,
  isEmailVerified = true,
  residency = {},
}: {
  redeemable?: number;
  identityCheckAbove?: number;
  isEmailVerified?: boolean;
  residency?: Parameters<typeof declareResidency>[2];
} = {}) {
  const stores = createFakeWallets();
  const shop = createFakeShop(productCatalog, stores.tables);
  const identity = createFakeIdentity(stores.tables);
  const purchases = createFakePurchases(stores.tables);
  const seal = openSeal();
  const clock = { now: start };
  const queued: object[] = [];
  const logged: string[] = [];
  const common = {
    ...stores,
    ...shop,
    now: () => clock.now,
    pause: async () => undefined,
    log: (({ code }) => void logged.push(code)) satisfies Log,
    rules: { ...defaultRules, writesPerSecond: 1000 },
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const describePlayer = async (id: string) => ({
    player: id,
    email: 'mei@jade.test',
    isEmailVerified,
  });
  const dependencies = {
    ...common,
    loadOrOpen: (id: string) => loadOrOpenWallet(common, id, describePlayer),
    findContact: async (id: string) => (await describePlayer(id)).email,
    checks: identity.checks,
    purchases: purchases.purchases,
    traits: createFakeTraits(stores.tables).traits,
    sealOfCodes: async () => seal,
    serverSeeds: async () => openSeeds,
    lapses: { send: async (message: object) => void queued.push(message) },
    checkout: {
      reservationSeconds: 600,
      minimumOrder: amount(1000),
      identityCheckAbove: amount(identityCheckAbove),
      ceiling: holdCeiling,
    },
    api: { siteOrigin: 'https://play.example', log: common.log },
  };
  await declareResidency(dependencies, player, residency);
  if (redeemable > 0)
    await grantCoins(dependencies, player, {
      key: 'won',
      account: 'player:sweeps-redeemable',
      amount: amount(redeemable),
      reason: 'test',
    });

  async function callApi(
    method: string,
    path: string,
    {
      key,
      body,
      as = player,
      at = dependencies,
    }: { key?: string; body?: object; as?: string; at?: typeof dependencies } = {},
  ) {
    const claims = { sub: as, token_use: 'access' };
    const event = authorizedEvent(claims);
    const headers = {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
    const text = body && { body: JSON.stringify(body) };
    const response = await shopRoutes(at).request(path, { method, headers, ...text }, { event });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
  const put = (id: string, quantity: number) => callApi('PUT', `/cart/lines/${id}`, { body: { quantity } });
  const reserve = (key = 'reserve') => callApi('POST', '/checkout/reservation', { key, body: {} });
  const checkOut = (reservation: string, more: object = {}, key = 'order') =>
    callApi('POST', '/checkout', { key, body: { reservation, acceptedTerms: true, ...more } });
  /** Puts lines into the cart and reserves them. */
  const hold = async (...lines: [string, number][]) => {
    for (const [id, quantity] of lines) await put(id, quantity);
    return (await reserve()).body.reservation.id as string;
  };
  /** Loses redeemable coins in a game. */
  const lose = (hundredths: number) =>
    settleOnce(dependencies, {
      player,
      operation: { name: 'lose', key: 'k', input: {} },
      read: nothingElse,
      decide({ wallet }, id) {
        const account = { player: 'player:sweeps-redeemable', house: 'house:games' } as const;
        const postings = transfer({ ...account, amount: amount(-hundredths) });
        return record(wallet, { id, at: clock.now, postings, detail: grantDetail('test') });
      },
    });
  /** Adds codes to a pool. */
  const addCodes = (of: string, ...codes: string[]) =>
    shop.commitTogether([
      shop.giftCodes.openPool(of),
      ...codes.map((text) =>
        shop.giftCodes.add({
          product: of,
          code: seal.fingerprint(of, text),
          sealed: seal.seal(of, text),
          addedAt: clock.now,
          request: 'a-request',
        }),
      ),
    ]);
  const balances = async () => (await stores.wallets.load(player))!.wallet.balances;
  const stockOf = (id: string) => shop.stored.products.get(id)?.stock;
  const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));
  /** Declares the player's birthday and state. */
  const declare = (declared: Parameters<typeof declareResidency>[2]) =>
    declareResidency(dependencies, player, declared);
  /** Takes a break that begins now. */
  const takeBreak = () =>
    settleOnce(dependencies, {
      player,
      operation: { name: 'take-break', key: 'k', input: {} },
      read: nothingElse,
      decide({ wallet, play }, id) {
        const detail = { kind: 'play-limits', change: 'break' } as const;
        const timeOut = { kind: 'break', since: clock.now, until: null } as const;
        return { ...record(wallet, { id, at: clock.now, postings: [], detail }), play: { ...play, timeOut } };
      },
    });
  return {
    callApi,
    put,
    takeBreak,
    reserve,
    checkOut,
    hold,
    lose,
    declare,
    addCodes,
    balances,
    stockOf,
    wait,
    clock,
    stores,
    shop,
    identity,
    purchases: purchases.purchases,
    seal,
    queued,
    logged,
    dependencies,
  };
}

export const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

export type Shop = Awaited<ReturnType<typeof setup>>;
