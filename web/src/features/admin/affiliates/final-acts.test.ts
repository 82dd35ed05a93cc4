import { describe, expect, it } from 'vitest';
import { selfReferralEffect } from './final-acts';

describe('selfReferralEffect', () => {
  it('names the commission that is reversed', () => {
    expect(selfReferralEffect(12_340)).toBe(
      '$123.40 of commission for this player is reversed, and the affiliate sees the reason. Later purchases of the player earn nothing. You cannot undo this.',
    );
  });

  it('names no amount when refunds and reversals have left none', () => {
    expect(selfReferralEffect(0)).toBe(
      'No commission is left to reverse. Later purchases of the player earn nothing. You cannot undo this.',
    );
  });
});
