import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mostSaved } from '#domain/player/saved-lists';
import { playFabOps } from '../api/play-fab-ops';
import { savedHere } from '../storage/saved-lists';
import { toggleSaved } from './toggle-saved';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    length: 0,
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('toggleSaved', () => {
  it('lists the latest first, removes on the second toggle, and sends nothing for a guest', () => {
    const put = vi.spyOn(playFabOps, 'put');

    toggleSaved('wishlist', 'mug');
    toggleSaved('wishlist', 'cap');
    expect(savedHere.wishlist.read()).toEqual(['cap', 'mug']);

    toggleSaved('wishlist', 'cap');
    expect(savedHere.wishlist.read()).toEqual(['mug']);
    expect(put).not.toHaveBeenCalled();
  });

  it('refuses an id when the list is full, and still lets one go', () => {
    const ids = Array.from({ length: mostSaved }, (_each, index) => `prize-${index}`);
    for (const id of ids) expect(toggleSaved('wishlist', id)).toBe(true);

    expect(toggleSaved('wishlist', 'mug')).toBe(false);
    expect(savedHere.wishlist.read()).toHaveLength(mostSaved);
    expect(toggleSaved('wishlist', 'prize-0')).toBe(true);
    expect(savedHere.wishlist.read()).not.toContain('prize-0');
  });
});
