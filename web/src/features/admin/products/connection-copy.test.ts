import { expect, it } from 'vitest';
import type { Connection } from '#web/lib/catalog/connection';
import { connectionLabel, livenessAfter, secondsToNextTry } from './connection-copy';

const second = (seconds: number) => new Date(2026, 10, 21, 14, 0, seconds);

/** The label after connection states that come one second apart, one second after the last. */
const labelAfter = (...states: Connection[]) =>
  connectionLabel(
    states.reduce((before, state, index) => livenessAfter(before, state, second(index)), {
      connection: 'off' as Connection,
      interruptedAt: null as Date | null,
    }),
    second(states.length),
  );

it.each<[string, Connection[]]>([
  ['Not live', []],
  ['Connecting…', ['connecting']],
  ['Live', ['connecting', 'live']],
  ['Connection lost. Reconnecting in 4 s', ['connecting', 'live', 'interrupted']],
  ['Reconnecting…', ['live', 'interrupted', 'connecting']],
  [
    'Connection lost. Reconnecting in 2 s',
    ['connecting', 'live', 'interrupted', 'connecting', 'interrupted'],
  ],
  ['Live', ['live', 'interrupted', 'connecting', 'live']],
  ['Connection lost. Reconnecting in 4 s', ['live', 'interrupted', 'live', 'interrupted']],
  ['Not live', ['live', 'interrupted', 'off']],
])('shows "%s" after %o', (label, states) => {
  expect(labelAfter(...states)).toBe(label);
});

it.each([
  [0, 5],
  [4, 1],
  [5, 60],
  [64, 1],
  [65, 60],
  [130, 55],
])('retries after 5 seconds and then every 60: %i s after the interruption in %i s', (passed, left) => {
  expect(secondsToNextTry(second(0), second(passed))).toBe(left);
});
