import { describe, expect, it } from 'vitest';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { ledgerRow, ledgerTable } from '#lambdas/wallet/stores/ledger-fixture';
import { ledgerPartitionKey } from '#lambdas/wallet/stores/ledger-row';
import { createPartitionReader, partitionsOf } from './by-partition';

const games = ['hk-slots', 'another'];

describe('createPartitionReader', () => {
  it.each([
    ['down', [5, 3], '<'],
    ['up', [7, 9], '>'],
  ] as const)(
    'reads %s from a sequence number, and only the requested rows',
    async (direction, expected, sign) => {
      const table = ledgerTable([3, 9, 5, 1, 7, 6, 11].map((sequence) => ledgerRow(sequence)));
      const read = createPartitionReader(table.client, 'ledger');

      const rows = await read({
        partitionKey: ledgerPartitionKey('nobody', { kind: 'grant' }),
        beyond: 6,
        direction,
        limit: 2,
      });
      const own = await read({ partitionKey: ledgerRow(1).partitionKey, beyond: 6, direction, limit: 2 });

      expect([rows, own.map(({ sequence }) => sequence)]).toEqual([[], expected]);
      expect(table.evaluated()).toBe(2);
      expect(table.queries[1]).toEqual({
        TableName: 'ledger',
        IndexName: 'by-kind',
        KeyConditionExpression: `#partitionKey = :partitionKey AND #sequence ${sign} :sequence`,
        ExpressionAttributeNames: { '#partitionKey': 'partitionKey', '#sequence': 'sequence' },
        ExpressionAttributeValues: { ':partitionKey': ledgerRow(1).partitionKey, ':sequence': 6 },
        ScanIndexForward: direction === 'up',
        Limit: 2,
      });
    },
  );
});

describe('partitionsOf', () => {
  it('returns a partition for every kind of transaction and every game', () => {
    const others = transactionKinds.filter((kind) => kind !== 'round');
    const expected = [...others.map((kind) => `p#${kind}`), 'p#round hk-slots', 'p#round another'];

    expect(partitionsOf('p', games).sort()).toEqual(expected.sort());
  });

  it.each([
    ['one kind', { kind: 'order' }, ['p#order']],
    ['the rounds of all games', { kind: 'round' }, ['p#round hk-slots', 'p#round another']],
    ['the rounds of one game', { gameId: 'another' }, ['p#round another']],
    ['the rounds of one game, said twice', { kind: 'round', gameId: 'another' }, ['p#round another']],
    ['rounds that are no rounds', { kind: 'grant', gameId: 'another' }, []],
    ['the rounds of a game that never was', { gameId: 'grant' }, []],
  ] as const)('selects only the partitions of %s', (_case, filter, expected) => {
    expect(partitionsOf('p', games, filter)).toEqual(expected);
  });

  it('separates rounds by game and gives every partition its own key', () => {
    expect(ledgerRow(1, { of: { kind: 'round', gameId: 'another' } }).partitionKey).toContain(
      '#round another',
    );
    expect(new Set(partitionsOf('p', games)).size).toBe(transactionKinds.length + games.length - 1);
  });
});
