import { describe, expect, it } from 'vitest';
import { limitChangeLabel } from './limit-change-label';

describe('limitChangeLabel', () => {
  it.each([
    ['set-play-limit thing=purchase period=day most=2500', 'Purchases per day: $25.00'],
    ['set-play-limit thing=time period=week most=null', 'Play time per week: no limit'],
    ['take-break days=7', 'Break, days: 7'],
    ['exclude-myself months=null', 'Self-exclusion, permanent'],
    ['exclude-myself months=12', 'Self-exclusion, months: 12'],
    ['choose-reality-check minutes=15', 'Reality check every 15 minutes'],
    ['declare-residency state=TX', 'Declare residency'],
  ])('describes %j', (change, label) => {
    expect(limitChangeLabel(change)).toBe(label);
  });
});
