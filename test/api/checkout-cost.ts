import { randomUUID } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { putLine } from '#domain/rewards/cart';
import type { Category } from '#domain/rewards/category';
import { holdCeiling } from '#domain/rewards/hold-ceiling';
import { createMailboxStore } from '#lambdas/account/stores/mailbox-store';
import { createProductStore } from '#lambdas/catalog/stores/product-store';
import { createEntryStore } from '#lambdas/draws/stores/entry-store';
import { createOddsStore } from '#lambdas/draws/stores/odds-store';
import { createGiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import { createIdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { isRefusal } from '#lambdas/runtime/refusal';
import { changeCart } from '#lambdas/shop/change-cart';
import { checkOut } from '#lambdas/shop/check-out';
import { releaseReservation } from '#lambdas/shop/reservations/release-reservation';
import { reserveCart } from '#lambdas/shop/reserve-cart';
import { createCartStore } from '#lambdas/shop/stores/cart-store';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import { openSeeds } from '../../lambdas/fairness/seeds-fixture';
import { grantCoins } from '../../lambdas/wallet/grant-coins';
import { loadOrOpenWallet } from '../../lambdas/wallet/open-wallet';
import { declareResidency } from '../../lambdas/wallet/residency-fixture';
import type { CasinoClient } from './casino';
import { type Cost, openMeteredClient } from './metered-client';

/** Costs of reserving a cart, of releasing it, of the checkout, and of changes of the cart. */
export interface CheckoutCosts {
  readonly reservation: Cost;
  readonly release: Cost;
  readonly checkout: Cost;
  /** A change of the cart while its pieces are held. */
  readonly changeWhileHeld: Cost;
  /** The first line after the checkout. */
  readonly changeAfterCheckout: Cost;
}

/** Number and category of the products in the cart; their texts are as long as those of the demo store. */
interface CartToMeasure {
  readonly lines: number;
  readonly category: Category;
}

/** Runs the product’s use cases on its own stores and adds up the capacity that the requests consume. */
export async function measureCheckoutCosts(
  { servicesUrl, tables }: CasinoClient,
  { lines, category }: CartToMeasure,
): Promise<CheckoutCosts> {
  const { documents, meter, disconnect } = openMeteredClient(servicesUrl);
  const player = randomUUID();
  const now = () => new Date();
  const common = {
    wallets: createWalletStore(documents, tables),
    serverSeeds: async () => openSeeds,
    mailboxes: createMailboxStore(documents, tables.players),
    ledger: createLedgerStore(documents, tables.ledger, []),
    carts: createCartStore(documents, tables.carts),
    products: createProductStore(documents, tables.products, (fault) => {
      throw fault;
    }),
    orders: createOrderStore(documents, tables.orders),
    odds: createOddsStore(documents, tables.random_prizes),
    entries: createEntryStore(documents, tables.random_prizes),
    checks: createIdentityCheckStore(documents, tables.identity_checks),
    commitTogether: createCommitTogether(documents),
    lapses: { send: async () => undefined },
    findContact: async () => `${player}@jade.test`,
    checkout: {
      reservationSeconds: 600,
      minimumOrder: amount(1000),
      identityCheckAbove: amount(100_000),
      ceiling: holdCeiling,
    },
    rules: { ...defaultRules, writesPerSecond: 1000 },
    makeClientSeed: () => 'c'.repeat(64),
    welcomeGold: amount(10_000),
    giftCodes: createGiftCodeStore(documents, tables.gift_codes),
    chooseSome: <Each>(of: readonly Each[], count: number) => of.slice(0, count),
    pause: async () => undefined,
    log: () => undefined,
    now,
  };
  const newPlayer = async () => ({ player, email: `${player}@jade.test`, isEmailVerified: true });
  const dependencies = { ...common, loadOrOpen: () => loadOrOpenWallet(common, player, newPlayer) };
  const grant = {
    account: 'player:sweeps-redeemable',
    amount: amount(lines * 1000),
    reason: 'cost',
  } as const;
  await declareResidency(dependencies, player);
  await grantCoins(dependencies, player, { key: 'won', ...grant });
  for (let line = 0; line < lines; line += 1) {
    const id = `${player}-${line}`;
    await common.products.create(product(id, category), now());
    await put(id, 1);
  }

  const key = 'k'.repeat(255);
  const [reserved, reservation] = await meter(async () =>
    expectSuccess(await reserveCart(dependencies, { player, key })),
  );
  const [, changeWhileHeld] = await meter(() => put(`${player}-0`, 2));
  await put(`${player}-0`, 1);
  const [isReleased, release] = await meter(() =>
    releaseReservation(dependencies, { player, reservation: reserved.id }),
  );
  if (!isReleased) throw new Error('The reservation was not released');
  const reservedAgain = expectSuccess(
    await reserveCart(dependencies, { player, key: `again-${key.slice(6)}` }),
  );
  const [, checkout] = await meter(async () =>
    expectSuccess(await checkOut(dependencies, { player, key, reservation: reservedAgain.id, address })),
  );
  const [, changeAfterCheckout] = await meter(() => put(`${player}-0`, 1));
  disconnect();
  return { reservation, release, checkout, changeWhileHeld, changeAfterCheckout };

  async function put(id: string, quantity: number): Promise<void> {
    expectSuccess(
      await changeCart(dependencies, player, {
        product: id,
        decide: (cart, { products, own, at }) => putLine(cart, products, own, { product: id, quantity, at }),
      }),
    );
  }
}

const address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  line2: 'Floor 2',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301-1234',
  country: 'US' as const,
};

function product(id: string, category: Category) {
  return {
    id,
    name: 'A Night at the Harbour for Two',
    description: 'd'.repeat(400),
    terms: 't'.repeat(200),
    images: [`media/products/${'0'.repeat(24)}-800.webp`],
    category,
    stock: 10,
    price: amount(1000),
    isFeatured: false,
    isActive: true,
  };
}

function expectSuccess<Result extends object>(result: Result): Exclude<Result, Refusal> {
  if (isRefusal(result)) throw new Error(`Refused with ${(result as Refusal).code}`);
  return result as Exclude<Result, Refusal>;
}
