import { expect, it } from 'vitest';
import { describeLimitChange } from './limit-copy';

it.each([
  ['set-play-limit thing=loss-sweeps period=day most=500', 'Daily loss limit set to 5.00 SC'],
  ['set-play-limit thing=loss-gold period=week most=12000', 'Weekly loss limit set to 12,000 GC'],
  ['set-play-limit thing=stake-sweeps period=month most=10050', 'Monthly stake limit set to 100.50 SC'],
  ['set-play-limit thing=stake-gold period=day most=0', 'Daily stake limit set to 0 GC'],
  ['set-play-limit thing=purchase period=week most=4999', 'Weekly purchase limit set to $49.99'],
  ['set-play-limit thing=time period=day most=90', 'Daily time limit set to 90 minutes'],
  ['set-play-limit thing=loss-sweeps period=day most=null', 'Daily loss limit removed'],
  ['take-break days=1', 'You took a break of 1 day'],
  ['take-break days=30', 'You took a break of 30 days'],
  ['exclude-myself months=6', 'You excluded yourself for 6 months'],
  ['exclude-myself months=null', 'You excluded yourself permanently'],
  ['choose-reality-check minutes=15', 'Reality check set to every 15 minutes'],
  ['confirm-reality-check', 'Reality check confirmed'],
  ['record-viewer-region', 'We recorded the state of a sign-in'],
  ['declare-residency', 'You gave us your details'],
])('describes %s as "%s"', (change, title) => {
  expect(describeLimitChange(change, 'en-US').title).toBe(title);
});

it('omits a date of birth', () => {
  const copy = describeLimitChange('declare-residency bornOn=1990-04-02');

  expect(JSON.stringify(copy)).not.toContain('1990');
});

it.each([
  '',
  'constructor',
  'something-of-next-year days=2',
  'take-break days=many',
  'set-play-limit thing=sleep period=day most=5',
  'set-play-limit thing=toString period=day most=5',
  'set-play-limit thing=time period=decade most=5',
  'set-play-limit thing=time period=day most=-5',
])('falls back to a generic title for "%s"', (change) => {
  expect(describeLimitChange(change).title).toBe('Your play limits were changed');
});
