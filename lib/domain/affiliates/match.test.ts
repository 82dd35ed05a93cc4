import { describe, expect, it } from 'vitest';
import { isOpenMatch, type MatchKind, type MatchVerdict } from './match';

const at = new Date('2026-11-25T12:00:00Z');
const judged = (verdict: MatchVerdict['verdict'], ...kinds: MatchKind[]): MatchVerdict => ({
  affiliate: 'mei',
  player: 'ann',
  verdict,
  kinds,
  at,
});

describe('isOpenMatch', () => {
  it.each<[boolean, string, MatchKind[], MatchVerdict | null]>([
    [true, 'nobody looked at it', ['home'], null],
    [false, 'an admin found no relation', ['home'], judged('unrelated', 'home')],
    [true, 'something more is in common since', ['home', 'card'], judged('unrelated', 'home')],
    [false, 'less is in common since', ['home'], judged('unrelated', 'home', 'card')],
    [false, 'it is a self-referral, whatever comes', ['card'], judged('self-referral', 'home')],
  ])('returns %s when %s', (expected, _case, kinds, verdict) => {
    expect(isOpenMatch({ kinds, verdict })).toBe(expected);
  });
});
