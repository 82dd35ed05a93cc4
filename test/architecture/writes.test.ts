import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, repository } from './source-files';

/** Writes that no press repeats, so that an attempt cannot keep their key. */
const ofNoAttempt = [
  // A choice during a write is another write, and each sets a value, which a repeat leaves as it is.
  'web/src/features/account/limits/reality-check-panel.tsx',
  // For a loader: the reservation of a player is found again whatever the key.
  'web/src/features/checkout/reserve-cart.ts',
  // A player who has rotated a seed keeps it.
  'web/src/features/fairness/choose-first-seed.ts',
  // Follows the change of the password, which no repeat can make again.
  'web/src/features/sign-in/change-password.ts',
];

it('writes of the site get their idempotency keys from attempts', () => {
  const makingKeys = ['web/src/app', 'web/src/features']
    .flatMap((folder) => listFiles(folder))
    .filter((path) => {
      const source = readFileSync(join(repository, path), 'utf8');
      return source.includes('idempotencyKey') && source.includes('randomUUID');
    });

  expect(makingKeys).toEqual(ofNoAttempt);
});
