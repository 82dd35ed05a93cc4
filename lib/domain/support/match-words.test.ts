import { describe, expect, it } from 'vitest';
import { matchesWords } from './match-words';

const at = new Date('2026-11-21T12:00:00Z');
const ticket = {
  topic: 'order',
  about: { kind: 'order', id: '2026-11-20-080649652-e9d079' },
  thread: [
    { kind: 'message', from: 'player', text: 'My PARCEL did not arrive.', at, request: 'a' },
    { kind: 'message', from: 'admin', text: 'We asked the carrier.', at, request: 'b' },
    { kind: 'closing', reason: 'solved', at, request: 'c' },
  ],
} as const;

describe('matchesWords', () => {
  it.each([
    ['a word of a message, ignoring case', 'parcel', true],
    ['a part of a word', 'arriv', true],
    ['words of two messages', 'carrier  parcel', true],
    ['the id of the subject', 'e9d079', true],
    ['the key of the topic, which no admin reads', 'order', false],
    ['a word that it lacks beside one that it has', 'parcel refund', false],
  ])('looks for %s', (_case, words, expected) => {
    expect(matchesWords(ticket, words)).toBe(expected);
  });
});
