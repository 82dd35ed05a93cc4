import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import type { RoundDetail } from '#domain/games/round-detail';
import type { SlotMachine } from '#domain/games/slots/machine';
import { findMachine, listMachines } from '#domain/games/slots/machines';
import { mostRespinDraws } from '#domain/games/slots/respins';
import { amount } from '#domain/money/coin';
import { noCoins } from '#domain/wallet/balances';
import { transfer } from '#domain/wallet/posting';
import { itemSize } from '#lambdas/runtime/aws/item-size-fixture';
import { fromRow, type LedgerEntry, toRow } from './ledger-row';

const house = 'house:games';
const machine = findMachine('hk-slots')!;
const coins = amount(999_999_999);

/** A Sweeps round of HK Slots that took both kinds of coins and has this many spins. */
function roundOf(spins: number, stop = 44): LedgerEntry {
  const taken = amount(-250);
  const won = amount(1_000_000);
  return {
    inputHash: 'h'.repeat(43),
    transaction: {
      id: 't'.repeat(43),
      player: '7a1c0c5e-0000-4000-8000-000000000011',
      sequence: 99_999_999,
      at: new Date('2026-11-21T12:00:00.123Z'),
      postings: [
        ...transfer({ player: 'player:sweeps-unplayed', house, amount: taken }),
        ...transfer({ player: 'player:sweeps-redeemable', house, amount: taken }),
        ...transfer({ player: 'player:sweeps-redeemable', house, amount: won }),
      ],
      balances: { ...noCoins, gold: coins, sweepsRedeemable: coins, sweepsHeld: coins },
      detail: {
        kind: 'round',
        gameId: machine.id,
        parHash: 'a'.repeat(64),
        coin: 'sweeps',
        stake: amount(500),
        payout: won,
        draws: Array.from({ length: spins * 5 }, () => stop),
        serverSeedHash: 'b'.repeat(64),
        clientSeed: 'c'.repeat(64),
        nonce: 99_999_999,
      },
    },
  };
}

/** As many draws as a round of the machine can take, with all of its free spins or respins. */
function longestDraws({ reels, rows, freeSpins, respins }: SlotMachine): number[] {
  const spins = 1 + (freeSpins?.most ?? 0);
  const ofRespins = respins ? mostRespinDraws(respins, reels.length * rows) : 0;
  return Array.from({ length: spins * reels.length + ofRespins }, () => 44);
}

function openings(count: number): string[] {
  return Array.from({ length: count }, (_, tile) => `open ${tile}`);
}

function guesses(count: number): string[] {
  return Array.from({ length: count }, () => 'higher');
}

describe('toRow and fromRow', () => {
  it.each([
    ['whose draws fit into bytes', roundOf(31, 255)],
    ['of which a draw does not', roundOf(1, 256)],
  ])('round-trip an entry %s', (_case, entry) => {
    expect(fromRow(toRow(entry))).toEqual(entry);
  });

  it.each(listMachines())(
    'keep the longest round of $id within 1 KB, above which a round would cost two more units',
    (each) => {
      const { transaction, inputHash } = roundOf(1);
      const detail = { ...(transaction.detail as RoundDetail), gameId: each.id, draws: longestDraws(each) };

      expect(
        itemSize(marshall(toRow({ inputHash, transaction: { ...transaction, detail } }))),
      ).toBeLessThanOrEqual(1024);
    },
  );

  it('keep a hand with a split, six hits and a double from one kind of coin within 1 KB', () => {
    const { transaction, inputHash } = roundOf(1);
    const captured = transfer({ player: 'player:sweeps-held', house, amount: amount(-250) });
    const hits = Array.from({ length: 6 }, () => 'hit');
    const detail = {
      ...(transaction.detail as RoundDetail),
      gameId: 'blackjack',
      firstStake: amount(250),
      begun: 't'.repeat(43),
      decisions: ['split', ...hits, 'double'],
      draws: Array.from({ length: 15 }, () => 51),
    };
    const postings = [...captured, ...transaction.postings.slice(2)];
    const entry = { inputHash, transaction: { ...transaction, postings, detail } };

    expect(itemSize(marshall(toRow(entry)))).toBeLessThanOrEqual(1024);
  });

  it.each([
    ['ten stones of mines', openings(10), 1024],
    ['ten guesses and two skips of hi-lo', ['skip', 'skip', ...guesses(10)], 1024],
    // The last decisions of such rounds cost two units more.
    ['every stone of mines', openings(24), 2048],
    ['every guess and skip of hi-lo', [...Array<string>(30).fill('skip'), ...guesses(10)], 2048],
  ])(
    'keep a round with %s from one kind of coin within the bytes of its write units',
    (_case, decisions, most) => {
      const { transaction, inputHash } = roundOf(1);
      const captured = transfer({ player: 'player:sweeps-held', house, amount: amount(-500) });
      const detail = {
        ...(transaction.detail as RoundDetail),
        gameId: 'mines',
        choice: '10',
        begun: 't'.repeat(43),
        decisions,
        draws: decisions.map(() => 51),
      };
      const postings = [...captured, ...transaction.postings.slice(2)];
      const entry = { inputHash, transaction: { ...transaction, postings, detail } };

      expect(itemSize(marshall(toRow(entry)))).toBeLessThanOrEqual(most);
    },
  );

  it('throw RangeError when the postings do not balance', () => {
    const row = toRow(roundOf(1));

    expect(() => fromRow({ ...row, postings: row.postings.slice(1) })).toThrow(RangeError);
  });
});
