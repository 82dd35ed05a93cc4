import { describe, expect, it } from 'vitest';
import { playerFileColumns, playerFileRow } from './player-file';

const mei = {
  player: 'f0f65f48-1234',
  displayName: 'Mei',
  email: 'mei@jade.test',
  openedAt: '2026-11-20T09:00:00.000Z',
  suspended: false,
  frozen: false,
  excluded: false,
  closed: false,
};

describe('playerFileRow', () => {
  it('has a value for every column', () => {
    expect(playerFileRow(mei)).toEqual([mei.player, 'Mei', 'mei@jade.test', '2026-11-20T09:00:00.000Z', '']);
    expect(playerFileRow(mei)).toHaveLength(playerFileColumns.length);
  });

  it('names everything that keeps a player from playing or redeeming', () => {
    const row = playerFileRow({ ...mei, suspended: true, frozen: true, excluded: true, closed: true });

    expect(row.at(-1)).toBe('Suspended, SC frozen, Self-excluded, Closed');
  });

  it('leaves empty what a deleted account no longer has', () => {
    const row = playerFileRow({ ...mei, displayName: null, email: null, openedAt: null });

    expect(row).toEqual([mei.player, '', '', '', '']);
  });
});
