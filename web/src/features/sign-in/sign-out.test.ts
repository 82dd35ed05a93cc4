import { afterEach, expect, it, vi } from 'vitest';
import { setBalances, shownBalances } from '#web/lib/live/balances';
import { deviceMemory } from '#web/lib/storage/device-memory';
import { setOwnerOfLists } from '#web/lib/storage/owner-of-lists';
import { addPlayed, rememberPlayed } from '#web/lib/storage/remember-played';
import { savedHere } from '#web/lib/storage/saved-lists';
import { unshownKey } from '#web/lib/storage/unshown-key';
import { signOutAndForget } from './sign-out';

vi.mock('#web/lib/session/session', () => ({ endSession: () => Promise.resolve() }));
vi.mock('#web/lib/session/remembered-session', () => ({ hasStoredSession: () => false }));

afterEach(() => vi.unstubAllGlobals());

it('removes all data of the player from the device', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  const tab: Record<string, unknown> = {
    [unshownKey('blackjack')]: 'a round',
    'jade-harbour.press.blackjack': 'a press',
  };
  Object.defineProperty(tab, 'removeItem', { value: (key: string) => Reflect.deleteProperty(tab, key) });
  vi.stubGlobal('sessionStorage', tab);
  rememberPlayed('blackjack');
  addPlayed('mei', ['keno']);
  savedHere.favoriteGames.change(() => ['hk-slots']);
  savedHere.wishlist.change(() => ['jade-mug']);
  setOwnerOfLists('mei');
  deviceMemory.setItem('jade-harbour.opened.lucky-ticket', 'fields of a card');
  setBalances({ gold: 100, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 }, 1);

  await signOutAndForget();

  expect([...kept.values()].join('')).toBe('');
  // The same player may repeat an unanswered press after signing in again.
  expect(Object.keys(tab)).toEqual(['jade-harbour.press.blackjack']);
  expect(shownBalances()).toBeNull();
});
