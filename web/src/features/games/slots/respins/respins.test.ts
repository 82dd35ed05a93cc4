import { describe, expect, it } from 'vitest';
import type { RespinRules, SlotMachine } from '#domain/games/slots/machine';
import { exampleRound, exampleSpin } from '../rounds/example-round';
import type { SlotMoment } from '../rounds/slot-moment';
import { statusLabel } from '../rounds/status-copy';
import type { SymbolAtlas } from '../symbol-atlas';
import { respinLabel, respinsResult } from './respin-copy';
import { type Respins, respinStage } from './respin-stage';
import { respinsOnTable } from './respins-on-table';

const rules: RespinRules = {
  symbol: 'pearl',
  from: 2,
  count: 3,
  hits: 1,
  outOf: 4,
  values: [{ multiple: 1, weight: 1 }],
  grand: 50,
};
const atlas: SymbolAtlas = {
  url: '',
  columns: 1,
  rows: 1,
  symbols: { pearl: { name: 'Pearl', column: 0, row: 0 } },
};
const pearl = (reel: number, payout: number) => ({ reel, row: 0, payout });
const respins: Respins = {
  held: [pearl(0, 100), pearl(1, 200)],
  respins: [[], [pearl(2, 500)], [], [], []],
  grand: 0,
  payout: 800,
};
const full: Respins = { ...respins, respins: [[pearl(2, 500)]], grand: 5_000, payout: 5_800 };
const roundWith = (played: Respins) =>
  exampleRound({
    payout: played.payout,
    outcome: { family: 'slots', spins: [exampleSpin({ respins: played, payout: played.payout })] },
  });
const machine: Pick<SlotMachine, 'respins'> = { respins: rules };
const momentOf = (change: Partial<SlotMoment>): SlotMoment => ({
  phase: 'feature',
  feature: { stage: 'respins', spin: 0, respin: 2 },
  played: { round: roundWith(respins), machine: null },
  origin: 'pressed',
  ...change,
});

describe('respinStage', () => {
  it.each([
    [0, { kept: 0, found: 2, left: 3, paid: 300 }],
    [1, { kept: 2, found: 0, left: 2, paid: 300 }],
    [2, { kept: 2, found: 1, left: 3, paid: 800 }],
    [3, { kept: 3, found: 0, left: 2, paid: 800 }],
    [5, { kept: 3, found: 0, left: 0, paid: 800 }],
  ])('counts symbols, respins and values after %d respins', (played, counts) => {
    const { kept, found, left, paid } = respinStage(respins, rules, played);

    expect({ kept: kept.length, found: found.length, left, paid }).toEqual(counts);
  });

  it('adds the pay of a full window to its last respin', () => {
    expect(respinStage(full, rules, 0).paid).toBe(300);
    expect(respinStage(full, rules, 1)).toMatchObject({ left: 0, paidBefore: 300, paid: 5_800 });
  });
});

describe('respinLabel', () => {
  it.each([
    [0, '2 pearls stay. 3 respins.'],
    [1, '2 respins left.'],
    [2, '1 pearl more: 3 respins again.'],
    [4, '1 respin left.'],
    [5, 'No more respins.'],
  ])('announces the stage after %d respins', (played, label) => {
    expect(respinLabel(respins, rules, played, atlas)).toBe(label);
  });

  it('announces full reels', () => {
    const fullAtOnce = { ...full, held: [...full.held, ...full.respins.flat()], respins: [] };

    expect(respinLabel(full, rules, 1, atlas)).toBe('1 pearl more. The reels are full.');
    expect(respinLabel(fullAtOnce, rules, 0, atlas)).toBe('3 pearls stay. The reels are full.');
  });
});

describe('respinsResult', () => {
  it('states the number of symbols and what they paid', () => {
    expect(respinsResult(roundWith(respins), rules, atlas, 'en')).toBe('3 pearls paid 800 GC.');
  });

  it('states the share of full reels', () => {
    expect(respinsResult(roundWith(full), rules, atlas, 'en')).toBe(
      '3 pearls fill the reels and paid 5,800 GC, of which 5,000 GC for full reels.',
    );
  });

  it('is empty for a round without respins', () => {
    expect(respinsResult(exampleRound(), rules, atlas, 'en')).toBe('');
  });
});

describe('respinsOnTable', () => {
  it('shows the symbols of the respin on show', () => {
    const shown = respinsOnTable(momentOf({}), machine);

    expect(shown).toMatchObject({ isRunning: true, stage: { left: 3, found: [pearl(2, 500)] } });
  });

  it('keeps all symbols on the reels when the round rests', () => {
    const shown = respinsOnTable(momentOf({ phase: 'resting', feature: null }), machine);

    expect(shown).toMatchObject({ isRunning: false, stage: { paid: 800, found: [] } });
    expect(shown!.stage.kept).toHaveLength(3);
  });

  it.each(['turning', 'stopping'] as const)('shows nothing while the reels are %s', (phase) => {
    expect(respinsOnTable(momentOf({ phase, feature: null }), machine)).toBeNull();
  });

  it('shows nothing for a round without respins or a machine without them', () => {
    const without = { round: exampleRound(), machine: null };

    expect(respinsOnTable(momentOf({ played: without }), machine)).toBeNull();
    expect(respinsOnTable(momentOf({}), {})).toBeNull();
  });
});

describe('statusLabel', () => {
  it('announces the respin on show, then the result with what the symbols paid', () => {
    const table = { machine, filled: '', atlas };
    const after = momentOf({ phase: 'resting', feature: null });

    expect(statusLabel(momentOf({}), table, 'en')).toBe('1 pearl more: 3 respins again.');
    expect(statusLabel(after, table, 'en')).toMatch(/^You won .*\. 3 pearls paid 800 GC\.$/);
  });
});
