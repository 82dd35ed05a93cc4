import { describe, expect, it } from 'vitest';
import { exampleCascade } from './example-cascade';
import { reelsInCascade } from './reels-in-cascade';

const cascade = exampleCascade();
const [step] = cascade.steps;
const at = { ...cascade.rest };
const rests = { phase: 'resting', running: null, isUnanswered: false } as const;

describe('reelsInCascade', () => {
  it('shows the step on show, then the window to which it falls', () => {
    const stopping = { phase: 'stopping', isUnanswered: false } as const;

    expect(reelsInCascade(at, cascade, { ...stopping, running: { step: step!, isFalling: false } })).toBe(
      step!.at,
    );
    expect(reelsInCascade(at, cascade, { ...stopping, running: { step: step!, isFalling: true } })).toBe(
      step!.after,
    );
  });

  it('stays at the last window until the next round is known', () => {
    expect(reelsInCascade(at, cascade, rests)).toBe(cascade.rest);
    expect(reelsInCascade(at, cascade, { ...rests, phase: 'turning', isUnanswered: true })).toBe(
      cascade.rest,
    );
  });

  it('is at the stops of a known round until they were shown, and wherever nothing tumbles', () => {
    expect(reelsInCascade(at, cascade, { ...rests, phase: 'turning' })).toBe(at);
    expect(reelsInCascade(at, cascade, { ...rests, phase: 'stopping' })).toBe(at);
    expect(reelsInCascade(at, null, rests)).toBe(at);
  });
});
