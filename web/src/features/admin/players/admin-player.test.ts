import { expect, it } from 'vitest';
import { maySuspend } from './admin-player';

it('maySuspend lets only superadmins suspend an admin, and every admin a player', () => {
  const admin = { groups: ['AFFILIATES', 'ADMINS'] };
  const player = { groups: ['AFFILIATES'] };

  expect([maySuspend(admin, false), maySuspend(admin, true)]).toEqual([false, true]);
  expect([maySuspend(player, false), maySuspend(player, true)]).toEqual([true, true]);
});
