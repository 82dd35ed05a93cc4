import { expect, it } from 'vitest';
import { openIdentities } from './identities';

const poolId = 'us-east-1:11111111-2222-4333-8444-555555555555';

it('remembers the latest thousand guests, and takes one from before for a guest again', () => {
  const identities = openIdentities(null, 'us-east-1');
  const first = identities.newGuest(poolId);
  const second = identities.newGuest(poolId);

  for (let count = 0; count < 999; count += 1) identities.newGuest(poolId);

  expect(identities.find(first)).toBeUndefined();
  expect(identities.find(second)?.kind).toBe('guest');
  expect(identities.adopt(first, poolId)?.kind).toBe('guest');
});
