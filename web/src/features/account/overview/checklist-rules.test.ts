import { describe, expect, it } from 'vitest';
import type { PlayLimit } from '../limits/play-limits';
import { checksOf } from './checklist-rules';

const residency = {
  bornOn: '1990-05-17',
  state: 'TX',
  timeZone: 'America/Chicago',
  today: '2026-11-21',
  residencyCheck: null,
  sweepsRefusedAs: null,
};
const terms = { acceptedVersion: '2026-11', acceptedAt: null, currentVersion: '2026-11' };
const limit: PlayLimit = {
  thing: 'time',
  period: 'day',
  most: 60,
  next: null,
  counted: 0,
  resetsAt: '2026-11-22T06:00:00.000Z',
};
const complete = { isEmailVerified: true, residency, terms };

const missingIn = (account: typeof complete | object, limits: PlayLimit[] = [limit]) =>
  checksOf({ ...complete, ...account }, { limits }).flatMap(({ id, isDone }) => (isDone ? [] : id));

describe('account checklist', () => {
  it('misses nothing when the account is complete', () => {
    expect(missingIn({})).toEqual([]);
  });

  it.each([
    [{ isEmailVerified: false }, 'email'],
    [{ residency: { ...residency, bornOn: null } }, 'age-and-state'],
    [{ residency: { ...residency, state: null } }, 'age-and-state'],
    [{ terms: { ...terms, acceptedVersion: null } }, 'terms'],
    [{ terms: { ...terms, acceptedVersion: '2025-01' } }, 'terms'],
  ])('misses what the player has not provided: %o', (parts, missing) => {
    expect(missingIn(parts)).toEqual([missing]);
  });

  it('suggests limits until one is set', () => {
    expect(missingIn({}, [{ ...limit, most: null }])).toEqual(['limit']);
  });
});
