import { describe, expect, it } from 'vitest';
import { exampleFeature, exampleRound, exampleSpin } from '../rounds/example-round';
import {
  counterLabel,
  multiplierLabel,
  readOut,
  resumedLabel,
  spinLabel,
  summaryLabel,
} from './feature-copy';

const round = exampleFeature([40, 0, 120]);
const sweeps = exampleRound({ ...exampleFeature([420]), coin: 'sweeps' });

describe('free-spin copy', () => {
  it('names the win multiplier', () => {
    expect(multiplierLabel(round)).toBe('every win ×2');
  });

  it('is empty for a multiplier of one', () => {
    const plain = exampleRound({ outcome: { family: 'slots', spins: [exampleSpin(), exampleSpin()] } });

    expect(multiplierLabel(plain)).toBe('');
  });

  it('counts the spins', () => {
    expect(counterLabel({ stage: 'turning', spin: 3 }, round)).toBe('Free spin 3 of 3');
    expect(counterLabel({ stage: 'intro', spin: 0 }, round)).toBe('');
  });

  it('adds the awards of a spin once it is shown, and not while it turns', () => {
    const spins = round.outcome.spins.with(2, exampleSpin({ freeSpinsWon: 5 }));
    const retriggering = exampleRound({ outcome: { family: 'slots', spins } });

    expect(counterLabel({ stage: 'stopping', spin: 2 }, retriggering)).toBe('Free spin 2 of 3');
    expect(counterLabel({ stage: 'shown', spin: 2 }, retriggering)).toBe('Free spin 2 of 8');
    expect(spinLabel({ stage: 'shown', spin: 2 }, retriggering, 'en')).toBe('No win, plus 5 free spins.');
  });

  it('is null for a spin that turns', () => {
    expect(spinLabel({ stage: 'stopping', spin: 1 }, round, 'en')).toBeNull();
  });

  it('states to a returning player that the whole amount is credited', () => {
    expect(resumedLabel(sweeps, 'en')).toBe(
      'You left during your free spins. The 4.20 SC they paid is already yours. Here they are.',
    );
    expect(resumedLabel(exampleFeature([0, 0]), 'en')).toBe(
      'You left during your free spins. Here they are.',
    );
  });

  it('summarizes the free-spin total and the round total', () => {
    expect(summaryLabel(round, 'en')).toBe(
      'The free spins are over. They won 160 GC. The round paid 360 GC in total.',
    );
  });
});

describe('readOut', () => {
  const context = { resumed: false, baseLabel: 'Three lanterns.', locale: 'en' };

  it('returns one sentence a step', () => {
    const stages = [
      { stage: 'base', spin: 0 },
      { stage: 'intro', spin: 0 },
      { stage: 'shown', spin: 1 },
      { stage: 'shown', spin: 2 },
      { stage: 'shown', spin: 3 },
      { stage: 'summary', spin: 3 },
    ] as const;

    expect(stages.map((stage) => readOut(stage, round, context))).toEqual([
      'Three lanterns.',
      '3 free spins, every win times 2.',
      'Free spin 1 of 3: Won 40 GC.',
      'Free spin 2 of 3: No win.',
      'Free spin 3 of 3: Won 120 GC. 160 GC in total.',
      summaryLabel(round, 'en'),
    ]);
  });

  it('repeats the sentence while the next spin turns', () => {
    const shown = readOut({ stage: 'shown', spin: 1 }, round, context);

    expect(readOut({ stage: 'turning', spin: 2 }, round, context)).toBe(shown);
    expect(readOut({ stage: 'stopping', spin: 2 }, round, context)).toBe(shown);
    expect(readOut({ stage: 'turning', spin: 1 }, round, context)).toBe('3 free spins, every win times 2.');
  });

  it('announces to a returning player where the round continues', () => {
    expect(readOut({ stage: 'intro', spin: 0 }, round, { ...context, resumed: true })).toBe(
      'You left during your free spins. The 160 GC they paid is already yours. Here they are. 3 free spins, every win times 2.',
    );
  });
});
