import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFriend, keepFriendOf, keptFriend } from './friend-link';

const dayMs = 86_400_000;

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

beforeEach(() => void vi.stubGlobal('localStorage', storage()));

describe("the code of a friend's link", () => {
  it('is kept for thirty days', () => {
    keepFriendOf('?friend=K7QMX2PA', 0);

    expect(keptFriend(30 * dayMs - 1)).toBe('K7QMX2PA');
    expect(keptFriend(30 * dayMs)).toBeNull();
  });

  it('is that of the last link, and no page without one takes it away', () => {
    keepFriendOf('?friend=K7QMX2PA', 0);
    keepFriendOf('?friend=aaaaaaa2', 1);
    keepFriendOf('', 2);

    expect(keptFriend(3)).toBe('AAAAAAA2');
  });

  it('is found in the address that a sign-in leads on to', () => {
    keepFriendOf(`?${new URLSearchParams({ next: '/?friend=K7QMX2PA' }).toString()}`, 0);

    expect(keptFriend(1)).toBe('K7QMX2PA');
  });

  it.each([
    '?friend=',
    '?friend=K7QMX2P0',
    '?friend=K7QMX2PA1',
    '?friend=<script>',
    '?next=%2F%3Ffriend%3Dshort',
  ])('is not %s', (search) => {
    keepFriendOf(search, 0);

    expect(keptFriend(1)).toBeNull();
  });

  it('is forgotten once it was used', () => {
    keepFriendOf('?friend=K7QMX2PA', 0);
    forgetFriend();

    expect(keptFriend(1)).toBeNull();
  });

  it('is none where the device keeps nothing, which stops no page', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });

    keepFriendOf('?friend=K7QMX2PA', 0);
    expect(keptFriend(1)).toBeNull();
  });
});
