import { describe, expect, it } from 'vitest';
import { limits, type MessageToGame, type MessageToHost, protocol } from './messages';
import { readFromGame, readFromHost, write } from './read-message';

const round = {
  id: 'round-1',
  coin: 'gold' as const,
  stake: 100,
  payout: 0,
  choice: null,
  decisions: [],
  outcome: { family: 'wheel' },
} as const;
const settings = { theme: 'dark', locale: 'en', reducedMotion: false, sound: 0 } as const;
const table = { coin: 'gold', stake: 100, stakes: [100, 200], most: null } as const;
const balance = { gold: 1, sweeps: 2 };
const pace = { shortestCycleMs: 5_000, waitMs: 0 };

const fromGame: MessageToHost[] = [
  { protocol, type: 'hello', gameId: 'harbour-wheel' },
  { protocol, type: 'ready' },
  { protocol, type: 'stake', request: 1, coin: 'sweeps', stake: 20, choice: 'red 20' },
  { protocol, type: 'decision', request: 2, round: 'round-1', step: 0, decision: 'hit' },
  { protocol, type: 'shown', round: 'round-1' },
  { protocol, type: 'height', pixels: 640 },
  { protocol, type: 'chip', coin: 'gold', chip: 500 },
];
const fromHost: MessageToGame[] = [
  {
    protocol,
    type: 'welcome',
    gameId: 'a',
    settings,
    table,
    balance,
    limits: pace,
    rules: { family: 'wheel' },
  },
  { protocol, type: 'settings', settings },
  { protocol, type: 'table', table: { ...table, stake: null } },
  { protocol, type: 'balance', balance },
  { protocol, type: 'limits', limits: pace },
  { protocol, type: 'numbers', numbers: [0, 17] },
  { protocol, type: 'last-choice', choice: 'red 200' },
  { protocol, type: 'last-choice', choice: null },
  { protocol, type: 'last-chip', chip: 500 },
  { protocol, type: 'last-chip', chip: null },
  { protocol, type: 'outcome', request: 1, round, awaits: 'decision' },
  { protocol, type: 'resume', round, awaits: null },
  { protocol, type: 'replay', round },
  { protocol, type: 'error', request: 1, code: 'busy', message: 'A round is under way.' },
  { protocol, type: 'pause', because: 'hidden' },
  { protocol, type: 'go-on' },
];

it.each(fromGame)('a game sends $type as the host reads it', (message) => {
  expect(readFromGame(write(message))).toEqual({ message });
});

it.each(fromHost)('the host sends $type as a game reads it', (message) => {
  expect(readFromHost(write(message))).toEqual({ message });
});

describe('message reader', () => {
  const hello = fromGame[0]!;

  it.each([
    ['that is no text', { ...hello }, 'not-text'],
    ['that is too long', write(hello).padEnd(limits.longestToHost + 1), 'too-long'],
    ['that is no JSON', '{', 'not-json'],
    ['that is no object', '"hello"', 'not-json'],
    ['that is a list', '[]', 'other-version'],
    ['of another version', write(hello).replace('/1', '/2'), 'other-version'],
    ['of no kind', JSON.stringify({ protocol, type: 'constructor' }), 'unknown-type'],
    ['of the other side', write(fromHost[10]!), 'unknown-type'],
    ['without a field', JSON.stringify({ protocol, type: 'hello' }), 'wrong-fields'],
    ['with a field of everybody', JSON.stringify({ ...hello, constructor: 1 }), 'wrong-fields'],
    ['with a stake of nothing', JSON.stringify({ ...fromGame[2], stake: 0 }), 'wrong-fields'],
    ['with half a coin', JSON.stringify({ ...fromGame[2], stake: 1.5 }), 'wrong-fields'],
    ['with a coin of its own', JSON.stringify({ ...fromGame[2], coin: 'tokens' }), 'wrong-fields'],
  ])('rejects a message %s', (_what, data, fault) => {
    expect(readFromGame(data)).toEqual({ fault });
  });

  it('accepts unknown fields from the host', () => {
    const message = { ...fromHost[1], settings: { ...settings, contrast: 'high' }, since: 3 };

    expect(readFromHost(JSON.stringify(message))).toEqual({ message });
  });
});
