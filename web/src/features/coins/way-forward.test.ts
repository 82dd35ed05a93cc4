import { expect, it } from 'vitest';
import { paths } from '#web/lib/paths';
import { wayForward } from './way-forward';

it.each(['player/age-and-state-needed', 'account/terms-needed'])(
  '%s leads to where it can be told',
  (code) => {
    expect(wayForward(code)?.to).toBe(paths.welcome);
  },
);

it('leads to the profile where the residency is confirmed', () => {
  expect(wayForward('player/residency-unconfirmed')?.to).toBe(paths.accountSection('profile'));
});

it('leads nowhere when nothing can be done', () => {
  expect(wayForward('player/state-blocked')).toBeNull();
});
