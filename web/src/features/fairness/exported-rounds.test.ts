import { describe, expect, it } from 'vitest';
import { readExportedRounds } from './exported-rounds';

const round = (sequence: number, more: object = {}) => ({
  id: 'round-1',
  sequence,
  gameId: 'hk-slots',
  decisions: [],
  outcome: {},
  isSettled: true,
  proof: { parHash: 'a', serverSeedHash: 'hash', clientSeed: 'mine', nonce: 0 },
  ...more,
});
const rotation = { seedRotation: { revealed: { serverSeed: 'secret', serverSeedHash: 'hash' } } };

describe('readExportedRounds', () => {
  it.each([
    ['an export of the history', { exportedAt: '', transactions: [{ kind: 'round', round: round(7) }] }],
    ['a page of transactions', { items: [{ round: round(7) }], next: null }],
    ['a list of transactions', [{ round: round(7) }, { kind: 'grant' }]],
    ['a transaction', { kind: 'round', round: round(7) }],
    ['a round by itself', round(7)],
  ])('reads rounds from %s', (_, exported) => {
    const read = readExportedRounds(JSON.stringify(exported));

    expect(read).toEqual({ rounds: [round(7)], seeds: [] });
  });

  it('reads the seeds revealed in the same export', () => {
    const read = readExportedRounds(JSON.stringify([rotation, { round: round(7) }]));

    expect(read).toMatchObject({ seeds: [{ serverSeed: 'secret', serverSeedHash: 'hash' }] });
  });

  it('sorts rounds newest first, and keeps the last step of each', () => {
    const steps = [round(3), round(5), round(4), round(9, { id: 'round-2' })].map((each) => ({
      round: each,
    }));

    expect(readExportedRounds(JSON.stringify(steps))).toMatchObject({
      rounds: [{ id: 'round-2' }, { id: 'round-1', sequence: 5 }],
    });
  });
});

it.each([
  ['a table', 'time,number\n1,2', 'not-json'],
  ['nothing of a round', '{"a":1}', 'no-round'],
  ['a number', '7', 'no-round'],
  ['a round that waits', JSON.stringify(round(7, { isSettled: false })), 'no-round'],
  ['half a round', JSON.stringify({ ...round(7), proof: { parHash: 'a' } }), 'no-round'],
])('reports a fault for %s', (_, text, fault) => {
  expect(readExportedRounds(text)).toBe(fault);
});
