import { describe, expect, it } from 'vitest';
import type { LocalDay } from './local-day';
import {
  awaitsVerdict,
  holdersAt,
  judge,
  networkTrait,
  personTrait,
  seenWith,
  type SharedTrait,
  type TraitName,
} from './shared-trait';

const begins = new Date('2026-11-25T12:00:00Z');
const days = (count: number) => new Date(begins.getTime() + count * 86_400_000);
const emptyTrait = (name: TraitName): SharedTrait => ({ name, holders: [], verdict: null, revision: 0 });
const seen = (name: TraitName, ...players: string[]) =>
  players.reduce((trait, player) => seenWith(trait, player, begins), emptyTrait(name));

describe('personTrait', () => {
  const bornOn = '1980-02-29' as LocalDay;

  it.each(['Mei Lee', 'LEE, Mei', ' mei  léé '])('is equal for the spelling %j', (name) => {
    expect(personTrait(name, bornOn)).toEqual(personTrait('mei lee', bornOn));
  });

  it('differs by birthday and name', () => {
    expect(personTrait('Mei Lee', '1980-02-28' as LocalDay)).not.toEqual(personTrait('Mei Lee', bornOn));
    expect(personTrait('Mei Leung', bornOn)).not.toEqual(personTrait('Mei Lee', bornOn));
  });
});

describe('networkTrait', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12'],
    ['2001:0DB8::12:1', '2001:db8:0:0'],
    ['2001:db8:0:12::1', '2001:db8:0:12'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, text) => {
    expect(networkTrait(address)).toEqual({ kind: 'network', text });
  });
});

describe('seenWith', () => {
  it('adds an account once and returns the same trait within a day', () => {
    const once = seen('home#h', 'ann', 'ben');

    expect(holdersAt(once, begins)).toEqual(['ann', 'ben']);
    expect(seenWith(once, 'ann', days(0.5))).toBe(once);
    expect(holdersAt(seenWith(once, 'ann', days(3)), days(3))).toEqual(['ann', 'ben']);
  });

  it('drops accounts whose sighting is older than the kind is kept', () => {
    const network = seen('network#n', 'ann', 'ben');
    const home = seen('home#h', 'ann', 'ben');

    expect(holdersAt(network, days(60))).toEqual([]);
    expect(holdersAt(home, days(60))).toEqual(['ann', 'ben']);
    expect(seenWith(network, 'ann', days(61)).holders).toHaveLength(1);
  });

  it('records at most 50 accounts until earlier ones expire', () => {
    const names = Array.from({ length: 60 }, (_each, index) => `player-${index}`);
    const crowded = seen('home#h', ...names);

    expect(crowded.holders).toHaveLength(50);
    expect(seenWith(crowded, 'ann', days(1))).toBe(crowded);
    expect(holdersAt(seenWith(crowded, 'ann', days(731)), days(731))).toEqual(['ann']);
  });
});

describe('awaitsVerdict', () => {
  it('returns true from the second account on, until an admin has judged all of them', () => {
    const judged = judge(seen('card#c', 'ann', 'ben'), { kind: 'different-people', at: begins });

    expect(awaitsVerdict(seen('card#c', 'ann'))).toBe(false);
    expect(awaitsVerdict(seen('card#c', 'ann', 'ben'))).toBe(true);
    expect(awaitsVerdict(judged)).toBe(false);
    expect(awaitsVerdict(seenWith(judged, 'cleo', days(1)))).toBe(true);
  });

  it('returns false for a network, which many people share', () => {
    expect(awaitsVerdict(seen('network#n', 'ann', 'ben'))).toBe(false);
  });
});
