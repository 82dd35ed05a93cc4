import { describe, expect, it } from 'vitest';
import { hkSlotsAtlas } from '../hk-slots/atlas';
import { messageWords } from './message-words';
import { exampleRound } from './rounds/example-round';
import { winSteps } from './wins/win-steps';

const resting = { phase: 'resting', kept: false } as const;
const broke = { reason: 'funds', text: 'You need 40 GC more for this stake.' } as const;
const won = exampleRound({
  payout: 250,
  outcome: { ...exampleRound().outcome, lineWins: [{ line: 3, symbol: 'dragon', count: 3, payout: 250 }] },
});
const [lineStep, totalStep] = winSteps({ lines: [[], [], [], [1, 1, 1]] }, won);

const nothing = { state: resting, shown: null, step: null, hindrance: null };

function words(moment: Partial<Parameters<typeof messageWords>[0]>): string {
  return messageWords({ ...nothing, ...moment }, hkSlotsAtlas, 'en');
}

describe('messageWords', () => {
  it('invites to play before the first round', () => {
    expect(words({})).toBe('Choose your stake and spin.');
  });

  it('says what is missing instead when the stake cannot be paid', () => {
    expect(words({ hindrance: broke })).toBe('You need 40 GC more for this stake.');
  });

  it('tells nothing of the outcome while the reels turn', () => {
    expect(words({ state: { phase: 'asking', kept: false }, shown: won })).toBe('Good luck.');
    expect(words({ state: { phase: 'stopping', kept: false }, shown: won })).toBe('Here it comes …');
  });

  it('names the line that is on show', () => {
    expect(words({ shown: won, step: lineStep ?? null })).toBe('Line 4: 3 × Dragon pays 250');
  });

  it('tells the result at the total', () => {
    expect(words({ shown: won, step: totalStep ?? null })).toBe('You won 250 GC.');
  });

  it('tells the result and what is missing for the next round', () => {
    expect(words({ shown: exampleRound(), hindrance: broke })).toBe(
      'No win. 100 played. You need 40 GC more for this stake.',
    );
  });

  it('says that a spin was kept when its answer came late', () => {
    expect(words({ shown: exampleRound(), state: { phase: 'resting', kept: true } })).toBe(
      'Your last spin was kept: No win. 100 played.',
    );
  });

  it('keeps quiet about a wait of a moment', () => {
    expect(words({ hindrance: { reason: 'pace', text: 'Soon.' } })).toBe('Choose your stake and spin.');
  });
});
