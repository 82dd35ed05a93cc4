import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { everything } from '../history/filters';
import { holdLine, roundLine, transaction } from '../transaction-fixture';
import { csvWriter } from './write-csv';

const gameName = (id: string) => (id === 'hk-slots' ? 'HK Slots' : id);
const writer = csvWriter(gameName);
const head = writer.head({ filters: everything, startedAt: new Date(0) });

const write = (...lines: Transaction[]) => head + writer.lines(lines, true) + writer.foot;
const read = (text: string) =>
  parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

describe('csvWriter', () => {
  it('writes a round with everything that its verification needs', () => {
    const round = roundLine(
      { payout: 250 },
      {
        sequence: 12,
        postings: [
          { account: 'player:sweeps-unplayed', coin: 'sweeps', amount: -60 },
          { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: -40 },
          { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: 250 },
          { account: 'house:games', coin: 'sweeps', amount: -150 },
        ],
        balances: {
          gold: 10_000,
          sweepsUnplayed: 29,
          sweepsRedeemable: 6_210,
          goldHeld: 0,
          sweepsHeld: 1_400,
        },
      },
    );

    expect(read(write(round))).toEqual([
      {
        time: '2026-11-21T04:00:00.000Z',
        number: '12',
        kind: 'round',
        description: 'HK Slots · Win',
        game: 'HK Slots',
        coin: 'sweeps',
        stake: '1',
        payout: '2.5',
        choice: '',
        decisions: '',
        gold_change: '',
        sweeps_unplayed_change: '-0.6',
        sweeps_redeemable_change: '2.1',
        gold_held_change: '',
        sweeps_held_change: '',
        gold_after: '10000',
        sweeps_unplayed_after: '0.29',
        sweeps_redeemable_after: '62.1',
        gold_held_after: '0',
        sweeps_held_after: '14',
        round_id: 'r',
        server_seed_hash: 'hash',
        client_seed: 'seed',
        nonce: '7',
        par_hash: 'par',
        server_seed: '',
      },
    ]);
  });

  it('writes the revealed seed of a rotation beside its hash', () => {
    const rotation = transaction({
      kind: 'seed-rotation',
      seedRotation: {
        revealed: { serverSeed: 'secret', serverSeedHash: 'hash', clientSeed: 'seed', rounds: 8 },
        current: { serverSeedHash: 'next', nextServerSeedHash: 'after', clientSeed: 'seed', nonce: 0 },
      },
    });

    expect(read(write(rotation))[0]).toMatchObject({
      server_seed: 'secret',
      server_seed_hash: 'hash',
      client_seed: 'seed',
    });
  });

  it('shows a hold by the balances between which it moved', () => {
    expect(read(write(holdLine('hold')))[0]).toMatchObject({
      sweeps_redeemable_change: '-14',
      sweeps_held_change: '14',
    });
  });

  it.each(['=cmd|"/C calc"!A0', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'escapes formulas in the game name: %j',
    (gameId) => {
      const [line] = read(write(roundLine({ gameId })));

      expect(line?.['game']).toBe(`'${gameId}`);
      expect(line?.['description']).toBe(`'${gameId} · Played`);
    },
  );

  it('keeps a reason with quotes, commas and line breaks in one cell', () => {
    const reason = 'Said "sorry", twice\r\n=1+1';

    const lines = read(write(transaction({ kind: 'adjustment', adjustment: { reason } }), holdLine('hold')));

    expect(lines.map(({ description }) => description)).toEqual([
      `Correction · ${reason}`,
      'Held for your checkout · Still yours',
    ]);
  });
});

it('writes one header for several pages', () => {
  const text = head + writer.lines([holdLine('hold')], true) + writer.lines([holdLine('release')], false);

  expect(read(text).map(({ kind }) => kind)).toEqual(['hold', 'release']);
});

it('writes a byte order mark for spreadsheets', () => {
  expect(new TextEncoder().encode(head).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
});
