import { expect, it } from 'vitest';
import { missingMatchesLabel, sharedTraitsLabel } from './match-copy';

it('names what a player and their affiliate share', () => {
  expect(sharedTraitsLabel(['home', 'card'])).toBe('same home and card');
});

it('names the traits by which matches may be missing', () => {
  expect(missingMatchesLabel(['network'])).toBe(
    'may have more matches by network than are recorded. Check the account before you pay.',
  );
});
