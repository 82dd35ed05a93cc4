import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestWinsPartition } from '../../lib/table-partitions';
import { type Casino, openCasino } from './casino';
import { openWalletWithSeventeen } from './client-seeds';
import { openShopper } from './shopper';

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
});
afterAll(() => casino.close());

/** A player who wins 36 times their stake. */
async function winner(name: string) {
  const player = await openShopper(casino, `${name}@jade.test`);
  await openWalletWithSeventeen(casino, player);
  const win = async () => {
    const body = { coin: 'gold', stake: 100, choice: 'straight-17 100' };
    const { status } = await player.callApi('POST', '/games/roulette/rounds', { key: 'win', body });
    expect(status).toBe(200);
  };
  return { ...player, win };
}

async function storedWins(): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await casino.dynamoDb.send(
    new QueryCommand({
      TableName: casino.tables.metrics,
      KeyConditionExpression: 'subject = :wins',
      ExpressionAttributeValues: { ':wins': latestWinsPartition },
    }),
  );
  return Items;
}

describe('latest wins', () => {
  it('reach other members after real rounds, with the name of those alone who turned it on', async () => {
    const [mei, kit, member] = [await winner('mei'), await winner('kit'), await winner('member')];
    for (const [player, displayName] of [
      [mei, 'Mei W'],
      [kit, 'Kit L'],
    ] as const)
      await player.callApi('PUT', '/account/profile', { body: { displayName } });
    const on = await mei.callApi('PUT', '/account/win-name', { body: { showsNameWithWins: true } });
    await mei.win();
    await kit.win();
    // The first response is cached, so it is read only once both wins are stored.
    await expect.poll(storedWins, { timeout: 10_000 }).toHaveLength(2);

    const { status, body } = await member.callApi('GET', '/games/latest-wins');

    expect(on.body.showsNameWithWins).toBe(true);
    expect(status).toBe(200);
    const win = { at: expect.any(String), gameId: 'roulette', coin: 'gold', payout: 3_600, multiple: 36 };
    expect(body.items).toEqual([
      { ...win, name: null },
      { ...win, name: 'Mei W' },
    ]);
    expect(JSON.stringify(await storedWins())).not.toMatch(/Mei W|Kit L|jade\.test/);
  });
});
