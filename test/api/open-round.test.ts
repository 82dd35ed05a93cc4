import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../scale';
import { type Casino, openCasino } from './casino';
import { openWalletWithFreeSpins } from './client-seeds';
import { findLedgerFaults } from './ledger-check';
import { openShopper, statusAndCode, retryWhileBusy } from './shopper';

const twins = sizes.identicalRequests;

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

/** A player whose first round has free spins, and a second device. */
async function openRound(name: string) {
  const player = await openShopper(casino, `${name}@jade.test`);
  const elsewhere = await casino.signIn(player.email);
  await openWalletWithFreeSpins(casino, player);
  const play = (key: string, token = player.token) =>
    casino.callApi('POST', '/games/hk-slots/rounds', { token, key, body: { coin: 'gold', stake: 100 } });
  const first = await play('first');
  const id: string = first.body.round.id;
  const see = () => player.callApi('POST', `/games/hk-slots/rounds/${id}/seen`);
  const rotate = () => player.callApi('POST', '/fairness/rotate', { key: 'rotate', body: {} });
  const wallet = async () => (await player.callApi('GET', '/wallet')).body;
  return { ...player, elsewhere, first, id, play, see, rotate, wallet };
}

describe('a round with free spins', () => {
  it('is settled at once and blocks the next round of its game on every device', async () => {
    const { callApi, first, id, play, wallet, elsewhere } = await openRound('waiting');

    const waiting = [await play('next'), await play('next', elsewhere)];

    expect(first.body).toMatchObject({ awaits: 'seeing', sequence: 2 });
    expect(first.body.round.outcome.spins.length).toBeGreaterThan(1);
    expect(first.body.balances.gold).toBe(10_000 - 100 + first.body.round.payout);
    expect(waiting.map(statusAndCode)).toEqual(waiting.map(() => [409, 'games/round-open']));
    for (const { body } of waiting) expect(body.error.details).toEqual({ gameId: 'hk-slots', round: id });
    expect(await wallet()).toMatchObject({ sequence: 2, balances: first.body.balances });
    const found = await casino.callApi('GET', '/games/open-round', { token: elsewhere });
    const open = [{ gameId: 'hk-slots', round: id, awaits: 'seeing' }];
    expect(found.body).toEqual({ round: first.body.round, awaits: 'seeing', open });
    expect((await callApi('GET', '/wallet/transactions')).body.items).toHaveLength(2);
  });

  it(`is marked as seen once by ${twins} concurrent requests, and the next round is accepted`, async () => {
    const { callApi, first, play, see, rotate, wallet } = await openRound('seen');
    expect(statusAndCode(await rotate())).toEqual([409, 'games/round-open']);

    const seen = await Promise.all(Array.from({ length: twins }, see));

    expect(seen.map(({ text }) => text)).toEqual(seen.map(() => '{"sequence":3}'));
    expect((await callApi('GET', '/games/open-round')).body).toEqual({ round: null, awaits: null, open: [] });
    expect(await wallet()).toMatchObject({ sequence: 3, balances: first.body.balances });
    expect([statusAndCode(await rotate()), statusAndCode(await play('next'))]).toEqual([[200], [200]]);
    expect((await see()).text).toBe('{"sequence":3}');
  });

  it(`blocks no other game: ${twins} concurrent tickets are bought once each while it stays open`, async () => {
    const { callApi, id, first } = await openRound('parallel');
    const buy = (gameId: string) =>
      callApi('POST', `/games/${gameId}/rounds`, { key: gameId, body: { coin: 'gold', stake: 100 } });

    const answers = await Promise.all(
      ['dragon-scratch', 'lucky-ticket'].flatMap((gameId) =>
        Array.from({ length: twins }, async () => [gameId, await retryWhileBusy(() => buy(gameId))] as const),
      ),
    );

    expect(new Set(answers.map(([, answer]) => statusAndCode(answer).join(' ')))).toEqual(new Set(['200']));
    expect(new Set(answers.map(([, { text }]) => text)).size).toBe(2);
    const { open } = (await callApi('GET', '/games/open-round')).body;
    expect(new Set(open.map(({ gameId }: { gameId: string }) => gameId))).toEqual(
      new Set(['hk-slots', 'dragon-scratch', 'lucky-ticket']),
    );
    const own = (await callApi('GET', '/games/open-round?gameId=hk-slots')).body;
    expect([own.round, own.round.id]).toEqual([first.body.round, id]);
  });

  it('returns the same response to its key before and after it was seen', async () => {
    const { first, play, see } = await openRound('repeated');

    const before = await play('first');
    await see();
    const after = await play('first');

    expect([before.text, after.text]).toEqual([first.text, first.text]);
  });

  it('leaves a consistent ledger', async () => {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});
