import { describe, expect, it } from 'vitest';
import { coinOf, houseAccounts, isPlayerAccount, playerAccounts } from '#domain/wallet/account';
import { ledgerRow } from './ledger-fixture';
import { movementOf } from './movement';
import { RowFault, sequenceOf } from './row-fault';

const round = ledgerRow('a', 1)['detail'] as object;

describe('movementOf', () => {
  it('reads a row with additional attributes', () => {
    expect(movementOf({ ...ledgerRow('a', 1), inputHash: 'later' })).toMatchObject({
      player: 'a',
      sequence: 1,
    });
  });

  it.each([
    ['a purchase', { kind: 'purchase', priceCents: 499 }, { kind: 'purchase', cents: 499 }],
    ['a refund', { kind: 'refund', cents: 499 }, { kind: 'refund', cents: 499 }],
    ['a refund that was refused', { kind: 'refund', cents: -499 }, { kind: 'refund', cents: -499 }],
    ['a grant', { kind: 'grant' }, null],
  ])('reads the money of %s', (_case, detail, money) => {
    expect(movementOf({ ...ledgerRow('a', 1), detail }).money).toEqual(money);
  });

  it('reads an unknown kind, whatever its detail holds', () => {
    const detail = { kind: 'jackpot-seeded', stake: 'none', round: null };

    expect(movementOf({ ...ledgerRow('a', 1), detail })).toMatchObject({ detail, round: null });
  });

  it.each([...playerAccounts, ...houseAccounts])('reads a row that moves coins of %s', (account) => {
    const coin = isPlayerAccount(account) ? coinOf(account) : 'gold';
    const postings = [
      [account, coin, 5],
      ['house:games', coin, -5],
    ];

    expect(movementOf({ ...ledgerRow('a', 1), postings }).postings).toEqual(postings);
  });

  it.each([
    ['no number', { sequence: undefined }],
    ['a number below 1', { sequence: 0 }],
    ['half a coin', { postings: [['player:gold', 'gold', 0.5]] }],
    ['an unknown account', { postings: [['house:cellar', 'gold', 1]] }],
    ['an unknown coin', { postings: [['house:games', 'silver', 1]] }],
    ['no day', { at: 'yesterday' }],
    ['no kind', { detail: {} }],
    ['no postings', { postings: undefined }],
    ['a round of no game', { detail: { kind: 'round' } }],
    ['a round for half a coin', { detail: { ...round, stake: 0.5 } }],
    ['a round of a game whose name would be two', { detail: { ...round, gameId: 'slots#9e' } }],
  ])('refuses a row with %s', (_case, fault) => {
    const read = () => movementOf({ ...ledgerRow('a', 1), ...fault });

    expect(read).toThrow(expect.objectContaining({ code: 'row-unreadable' }));
  });

  it('names the invalid field without its value', () => {
    const read = () => movementOf({ ...ledgerRow('a', 1), at: 'a secret' });

    expect(read).toThrow(/^A row of the ledger is not readable in at$/);
  });

  it.each([
    ['do not cancel out', [['player:gold', 'gold', 5]]],
    [
      'cancel out only across coins',
      [
        ['player:gold', 'gold', 5],
        ['house:games', 'sweeps', -5],
      ],
    ],
    [
      'put a coin where it cannot be',
      [
        ['player:gold', 'sweeps', 5],
        ['house:games', 'sweeps', -5],
      ],
    ],
  ])('refuses postings that %s', (_case, postings) => {
    const read = () => movementOf({ ...ledgerRow('a', 1), postings });

    expect(read).toThrow(expect.objectContaining({ code: 'row-unbalanced' }));
  });
});

describe('sequenceOf', () => {
  it.each([undefined, {}, { sequence: '1' }, { sequence: 0 }, { sequence: 1.5 }])('refuses %o', (row) => {
    expect(() => sequenceOf(row)).toThrow(RowFault);
  });
});
