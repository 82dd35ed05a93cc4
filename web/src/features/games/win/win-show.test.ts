import { describe, expect, it } from 'vitest';
import type { Blocker } from '../console/blocker';
import { exampleRound, exampleState } from '../rounds/example-round';
import { settledWin } from './settled-win';
import { isCeremony, isRunning, pressSkips, type Win, winShowOf } from './win-show';

const win: Win = { id: '3', coin: 'gold', stake: 100, payout: 1_000 };
const [pace, funds] = (['pace', 'funds'] as const).map((reason): Blocker => ({ reason, text: '' }));

describe('winShowOf', () => {
  it.each([0, 40, 100])('presents nothing for a payout of %d on a stake of 100', (payout) => {
    expect(winShowOf({ ...win, payout }, null, false)).toBeNull();
  });

  it('begins with the first stage of each new win', () => {
    expect(winShowOf(win, { id: '2', stage: 'over' }, false)).toMatchObject({
      tier: 'big',
      stage: 'counting',
    });
  });

  it('begins with the final amount when motion is reduced', () => {
    expect(winShowOf(win, null, true)).toMatchObject({ tier: 'big', stage: 'held' });
    expect(winShowOf({ ...win, payout: 300 }, null, true)).toMatchObject({ tier: 'medium', stage: 'line' });
  });

  it('begins with the final amount where the table has counted all of it', () => {
    const medium = { ...win, payout: 300 };

    expect(winShowOf({ ...win, counted: 1_000 }, null, false)?.stage).toBe('held');
    expect(winShowOf({ ...win, counted: 900 }, null, false)?.stage).toBe('counting');
    expect(winShowOf({ ...medium, counted: 300 }, null, false)?.stage).toBe('line');
  });

  it('continues at the stage that was reached, and ends', () => {
    expect(winShowOf(win, { id: '3', stage: 'line' }, false)?.stage).toBe('line');
    expect(winShowOf(win, { id: '3', stage: 'over' }, false)).toBeNull();
  });
});

describe('isCeremony', () => {
  it.each([
    ['big', 'counting', true],
    ['grand', 'held', true],
    ['big', 'line', false],
    ['medium', 'counting', false],
    ['small', 'line', false],
  ] as const)('of a %s win at the stage "%s" is %s', (tier, stage, expected) => {
    expect(isCeremony({ tier, stage })).toBe(expected);
  });
});

describe('pressSkips', () => {
  const at = (stage: 'counting' | 'held' | 'line', tier: 'medium' | 'big' = 'medium') => ({
    win,
    tier,
    stage,
  });

  it('skips a running show while the cycle of its round runs', () => {
    expect(pressSkips(at('counting'), pace!)).toBe(true);
    expect(pressSkips(at('held', 'big'), pace!)).toBe(true);
    expect(pressSkips(at('line'), pace!)).toBe(false);
    expect(pressSkips(null, pace!)).toBe(false);
  });

  it('begins the next round once it can, except while the amount counts, with a ceremony and without', () => {
    expect(pressSkips(at('counting'), null)).toBe(true);
    expect(pressSkips(at('counting', 'big'), null)).toBe(true);
    expect(pressSkips(at('held', 'big'), null)).toBe(false);
    expect(pressSkips(at('line'), null)).toBe(false);
  });

  it('leaves other blockers of the next round to the button, once the amount has counted', () => {
    expect(pressSkips(at('held', 'big'), funds!)).toBe(false);
    expect(pressSkips(at('line'), funds!)).toBe(false);
  });
});

describe('isRunning', () => {
  it('is false once only the line is left', () => {
    expect(isRunning({ stage: 'counting' })).toBe(true);
    expect(isRunning({ stage: 'line' })).toBe(false);
    expect(isRunning(null)).toBe(false);
  });
});

describe('settledWin', () => {
  const round = exampleRound({ payout: 400 });

  it('is the result of a round that was shown, under the number of its presentation', () => {
    expect(settledWin(exampleState({ round, presentation: 5 }))).toEqual({
      id: '5',
      coin: 'gold',
      stake: 100,
      payout: 400,
    });
  });

  it.each([
    ['is on show', { phase: 'showing', round }],
    ['is not settled', { round: exampleRound({ isSettled: false }) }],
    ['was never played', { round: null }],
  ] as const)('is null for a round that %s', (_what, state) => {
    expect(settledWin(exampleState(state))).toBeNull();
  });
});
