import { expect, it } from 'vitest';
import { paths } from '#web/lib/paths';
import { wayForward } from './way-forward';

it.each(['player/age-and-state-needed', 'account/terms-needed'])(
  'links to the welcome page for %s',
  (code) => {
    expect(wayForward(code)?.to).toBe(paths.welcome);
  },
);

it('links to the profile to confirm the residency', () => {
  expect(wayForward('player/residency-unconfirmed')?.to).toBe(paths.accountSection('profile'));
});

it('returns null where nothing can be done', () => {
  expect(wayForward('player/state-blocked')).toBeNull();
});
