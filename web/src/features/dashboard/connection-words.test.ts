import { expect, it } from 'vitest';
import type { Connection } from '#web/lib/catalog/connection';
import { connectionWords, livenessAfter } from './connection-words';

const minute = (minutes: number) => new Date(2026, 10, 21, 14, minutes);

/** The words after states that come a minute apart, from 14:00 on. */
const wordsAfter = (...states: Connection[]) =>
  connectionWords(
    states.reduce((before, state, index) => livenessAfter(before, state, minute(index)), {
      connection: 'off' as Connection,
      interruptedAt: null as Date | null,
    }),
    'en-GB',
  );

it.each<[string, Connection[]]>([
  ['Not live', []],
  ['Connecting …', ['connecting']],
  ['Live', ['connecting', 'live']],
  ['Interrupted since 14:02', ['connecting', 'live', 'interrupted']],
  ['Interrupted since 14:02', ['connecting', 'live', 'interrupted', 'connecting', 'interrupted']],
  ['Live', ['live', 'interrupted', 'connecting', 'live']],
  ['Interrupted since 14:03', ['live', 'interrupted', 'live', 'interrupted']],
  ['Not live', ['live', 'interrupted', 'off']],
])('says "%s" after %o', (words, states) => {
  expect(wordsAfter(...states)).toBe(words);
});
