import { describe, expect, it } from 'vitest';
import { newPlayState } from '#domain/play-limits/play-state';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { findRequesterLoss } from './requester-loss';

const at = new Date('2026-11-21T12:00:00Z');
const ann = {
  player: 'ann',
  username: 'ann-in-the-pool',
  email: 'ann@jade.test',
  isEmailVerified: true,
  status: 'CONFIRMED',
};
const suspension = { since: at, reason: 'identity-review' } as const;
const pending = { requestedAt: at, eraseAt: at, closedAt: null };

function find(change: { play?: object; groups?: string[]; isListed?: boolean; hasWallet?: boolean } = {}) {
  const { play = {}, groups = ['SUPERADMINS'], isListed = true, hasWallet = true } = change;
  const wallet = { play: { ...newPlayState(at), ...play } } as OpenWallet;
  return findRequesterLoss(
    {
      users: {
        find: async (player) => (isListed && player === 'ann' ? ann : undefined),
        groupsOf: async (username) => (username === ann.username ? groups : []),
      },
      wallets: { load: async () => (hasWallet ? wallet : undefined) },
    },
    'ann',
  );
}

describe('findRequesterLoss', () => {
  it.each([
    ['a superadmin', {}, null],
    ['a superadmin without a wallet', { hasWallet: false }, null],
    ['a superadmin who may still change their mind about a deletion', { play: { deletion: pending } }, null],
    ['an admin', { groups: ['ADMINS'] }, 'left-group'],
    ['a suspended superadmin', { play: { suspension } }, 'suspended'],
    ['a closed account', { play: { deletion: { ...pending, closedAt: at } } }, 'account-closed'],
    ['a user who is gone from the pool', { isListed: false }, 'account-closed'],
  ] as const)('checks %s', async (_who, change, expected) => {
    expect(await find(change as Parameters<typeof find>[0])).toBe(expected);
  });
});
