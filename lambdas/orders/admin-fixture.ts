import { amount } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import type { Balances } from '#domain/wallet/balances';
import { type Posting, transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeBonuses } from '#lambdas/fakes/bonuses';
import { createFakePictures } from '#lambdas/fakes/pictures';
import { createFakeReferrals } from '#lambdas/fakes/referrals';
import { createFakeUsers } from '#lambdas/fakes/users';
import { adminRoutes } from '#lambdas/functions/api-admin/routes';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { address, player, setup as openShop } from '#lambdas/shop/shop-fixture';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';

export const admin = 'an-admin';
export const shipping = { status: 'shipped', carrier: 'usps', trackingNumber: '9400 1000' };

/** The admin routes over a shop in which the player ordered these lines. */
export async function setup(lines: readonly (readonly [string, number])[] = [['mug', 2]]) {
  const opened = await openShop();
  const { shop, stores, identity, dependencies, balances, stockOf, clock } = opened;
  const log = createFakeAudit(stores.tables);
  const users = createFakeUsers(stores.tables);
  users.listed.set(player, {
    player,
    username: player,
    email: 'mei@jade.test',
    isEmailVerified: true,
    status: 'CONFIRMED',
  });
  const { freeEntries, mailInCounts } = createFakeBonuses(stores.tables);
  const app = adminRoutes({
    ...users,
    ...dependencies,
    ...identity,
    ...log,
    rules: { ...dependencies.rules, identityCheckAbove: dependencies.checkout.identityCheckAbove },
    freeEntries,
    mailInCounts,
    ...createFakePictures(),
    referrals: createFakeReferrals(stores.tables),
  });

  async function callApi(
    method: string,
    path: string,
    {
      body,
      key = 'k',
      as = admin,
      groups = 'ADMINS',
      signedInAt = clock.now,
    }: { body?: object; key?: string; as?: string; groups?: string; signedInAt?: Date } = {},
  ) {
    const auth_time = String(Math.floor(signedInAt.getTime() / 1_000));
    const claims = { sub: as, token_use: 'access', 'cognito:groups': groups, auth_time };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const response = await app.request(
      path,
      { method, headers, ...(body && { body: JSON.stringify(body) }) },
      { event: authorizedEvent(claims) },
    );
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
  let orders = 0;
  const order = async (...wanted: readonly (readonly [string, number])[]) => {
    for (const [id, quantity] of wanted) await opened.put(id, quantity);
    const held = await opened.reserve(`reserve-${(orders += 1)}`);
    const placed = await opened.checkOut(held.body.reservation.id, { address }, `order-${orders}`);
    return placed.body.order.id as string;
  };
  const id = await order(...lines);
  const step = (body: object, options: Parameters<typeof callApi>[2] = {}, of = id) =>
    callApi('POST', `/admin/orders/${player}/${of}/steps`, {
      key: JSON.stringify(body).replaceAll(/[^\w]/g, '-'),
      ...options,
      body,
    });
  const spendGold = (units: number) =>
    settleOnce(dependencies, {
      player,
      operation: { name: 'spend', key: 'k', input: {} },
      read: nothingElse,
      decide({ wallet }, transaction) {
        const postings = transfer({ player: 'player:gold', house: 'house:games', amount: amount(-units) });
        const detail = { kind: 'adjustment', reason: 'test', actor: 'test' } as const;
        return record(wallet, { id: transaction, at: clock.now, postings, detail });
      },
    });
  /** Overwrites parts of the play state and posts the given postings. */
  const bind = (bounds: Partial<PlayState>, moved: (balances: Balances) => Posting[] = () => []) =>
    settleOnce(dependencies, {
      player,
      operation: { name: 'bind', key: 'k', input: {} },
      read: nothingElse,
      decide({ wallet, play }, transaction) {
        const detail = { kind: 'adjustment', reason: 'test', actor: 'test' } as const;
        const postings = moved(wallet.balances);
        const recorded = record(wallet, { id: transaction, at: clock.now, postings, detail });
        return { ...recorded, play: { ...play, ...bounds } };
      },
    });
  const add = (codes: string[], key = 'codes', of = 'rare') =>
    callApi('POST', `/admin/gift-codes/${of}/codes`, { key, body: { codes } });
  return {
    ...opened,
    log,
    users,
    callApi,
    order,
    id,
    step,
    spendGold,
    bind,
    add,
    shop,
    stores,
    balances,
    stockOf,
  };
}
