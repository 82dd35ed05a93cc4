import { describe, expect, it } from 'vitest';
import { revealDraw } from '#domain/rewards/draws/draw';
import { admin, setup } from '#lambdas/orders/admin-fixture';
import { codeOf, player, product, start } from '#lambdas/shop/shop-fixture';
import { openWallet } from '#lambdas/wallet/open-wallet';

const odds = (units: number) => [
  { kind: 'gold', gold: units, weight: 9_000 },
  { kind: 'gold', gold: 1, weight: 1_000 },
];

async function openAdmin() {
  const board = await setup();
  await openWallet(board.dependencies, { player: admin, email: 'ann@jade.test', isEmailVerified: true });
  const publish = (outcomes: object[]) =>
    board.callApi('PUT', '/admin/products/box/odds', { body: { outcomes } });
  return { ...board, publish };
}

describe('GET /admin/products/{id}/odds', () => {
  it('lists the versions newest first with the admin who published each, and the one in force', async () => {
    const { publish, callApi, wait } = await openAdmin();
    await publish(odds(70_000));
    wait(60);
    await publish(odds(80_000));

    const { status, body } = await callApi('GET', '/admin/products/box/odds');

    expect([status, body.inForce]).toEqual([200, 2]);
    expect(body.items).toMatchObject([
      {
        version: 2,
        outcomes: odds(80_000),
        publishedBy: { id: admin, email: 'ann@jade.test' },
        publishedAt: new Date(start.getTime() + 60_000).toISOString(),
      },
      { version: 1, outcomes: odds(70_000) },
    ]);
  });

  it('shows that a product without odds is closed', async () => {
    const { callApi } = await openAdmin();

    expect((await callApi('GET', '/admin/products/box/odds')).body).toEqual({ inForce: null, items: [] });
  });

  it('refuses a product that is no mystery prize, and callers who are no admin', async () => {
    const { callApi } = await openAdmin();
    const read = (id: string, groups?: string) =>
      callApi('GET', `/admin/products/${id}/odds`, { ...(groups !== undefined && { groups }) });

    expect(codeOf(await read('mug'))).toEqual([409, 'odds/not-a-mystery-prize']);
    expect(codeOf(await read('none'))).toEqual([404, 'cart/unknown-product']);
    expect(codeOf(await read('box', ''))).toEqual([403, 'session/forbidden']);
  });
});

describe('GET /admin/draws', () => {
  it('names winners by email and display name', async () => {
    const { callApi, shop } = await openAdmin();
    shop.stored.products.set('car', product('car', 'mega_sweeps'));
    const closesAt = new Date(start.getTime() + 60_000).toISOString();
    const opened = await callApi('POST', '/admin/draws', {
      body: { product: 'car', prize: 'A red car', winners: 1, closesAt },
    });
    const draw = shop.kept.draws.get(opened.body.draw.id)!;
    const winner = { number: 1, position: 0, player, order: 'o', confirmedAt: null };
    const result = { serverSeed: 's', drawnAt: start, winners: [winner] };
    const drawn = { ...revealDraw(draw, result), list: { entries: 1, hash: 'h' } };
    await shop.commitTogether([shop.draws.replace(draw, drawn)]);

    const { body } = await callApi('GET', '/admin/draws');

    expect(body.items[0].winning).toEqual([
      {
        number: 1,
        player,
        playerEmail: 'mei@jade.test',
        playerName: null,
        order: 'o',
        confirmedAt: null,
      },
    ]);
  });
});
