import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasStoredSession } from '../session/remembered-session';
import { readThemeChoice, themeKey, themeOf } from './theme';

const beforePaint = readFileSync(new URL('../../../public/before-paint.js', import.meta.url), 'utf8');

describe('themeOf', () => {
  it('is dark unless another theme was chosen', () => {
    expect([null, 'dark', 'purple'].map((stored) => themeOf(readThemeChoice(stored), true))).toEqual([
      'dark',
      'dark',
      'dark',
    ]);
  });

  it('follows the device for the choice "system"', () => {
    expect([themeOf('system', true), themeOf('system', false)]).toEqual(['light', 'dark']);
  });
});

describe('before-paint.js', () => {
  /** Runs the script as a browser would, with this storage. */
  function paint(
    stored: Record<string, string> | 'forbidden',
    prefersLight: boolean,
    { type = 'navigate', hash = '' } = {},
  ) {
    const root = {
      dataset: { theme: '', visitor: '', gameRows: 0, arrival: undefined as string | undefined },
    };
    const color = { content: '', dataset: { dark: 'navy', light: 'white' } };
    const entries = Object.entries(stored === 'forbidden' ? {} : stored);
    const storage = {
      length: entries.length,
      key: (index: number) => entries[index]?.[0] ?? null,
      getItem: (key: string) => {
        if (stored === 'forbidden') throw new DOMException('denied', 'SecurityError');
        return stored[key] ?? null;
      },
    };
    const places = ['localStorage', 'matchMedia', 'document', 'performance', 'location', 'addEventListener'];
    new Function(...places, beforePaint)(
      storage,
      () => ({ matches: prefersLight }),
      { documentElement: root, querySelector: () => color },
      { getEntriesByType: (of: string) => (of === 'navigation' ? [{ type }] : []) },
      { hash },
      () => undefined,
    );
    return { ...root.dataset, color: color.content, storage };
  }

  const choices = [undefined, 'dark', 'light', 'system', 'purple'];
  const cases = choices.flatMap((choice) => [true, false].map((prefersLight) => ({ choice, prefersLight })));

  it.each(cases)('applies the same theme as React: $choice, light device $prefersLight', (given) => {
    const { choice, prefersLight } = given;

    const { theme, color } = paint(choice === undefined ? {} : { [themeKey]: choice }, prefersLight);

    expect(theme).toBe(themeOf(readThemeChoice(choice ?? null), prefersLight));
    expect(color).toBe(theme === 'light' ? 'white' : 'navy');
  });

  it.each([
    [{}],
    [{ 'CognitoIdentityServiceProvider.4rlb.LastAuthUser': 'someone' }],
    [{ 'CognitoIdentityServiceProvider.4rlb.someone.idToken': 'x' }],
  ])('recognizes a player by the same rule as React: %j', (stored) => {
    const { visitor, storage } = paint(stored as Record<string, string>, false);

    expect(visitor).toBe(hasStoredSession(storage) ? 'player' : 'stranger');
  });

  it.each([
    { favorites: [], played: [], rows: 0 },
    { favorites: [], played: ['keno'], rows: 1 },
    { favorites: ['dice', 'keno'], played: ['keno'], rows: 2 },
  ])('counts $rows rows of games for favorites $favorites and played $played', (lists) => {
    const { favorites, played, rows } = lists;
    // A list that was emptied stays in the storage.
    const stored = { 'jade-harbour.favorites': favorites.join(' '), 'jade-harbour.played': played.join(' ') };

    expect(paint(stored, false).gameRows).toBe(rows);
  });

  it('shows the dark theme for strangers where storage is forbidden', () => {
    expect(paint('forbidden', true)).toMatchObject({ theme: 'dark', visitor: 'stranger' });
  });

  it.each([
    ['who has just come sees the top of the page first', {}, 'top'],
    ['who asks for a part of it is led there', { hash: '#the-words' }, undefined],
    ['who reloads is led back to where they were', { type: 'reload' }, undefined],
    ['who comes back, too', { type: 'back_forward' }, undefined],
  ])('%s', (_who, visit, arrival) => {
    expect(paint({}, false, visit).arrival).toBe(arrival);
  });
});
