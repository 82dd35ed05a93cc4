import { describe, expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { joinPages, type RoundPages } from './round-pages';

const round = (sequence: number) => exampleRound({ id: `round-${sequence}`, sequence });
const known: RoundPages = { rounds: [round(9), round(8)], next: 8, status: 'loading', failure: null };

describe('joinPages', () => {
  it('appends older rounds after the newer ones', () => {
    const pages = joinPages(known, { items: [round(7), round(6)], next: 6 });

    expect(pages.rounds.map(({ sequence }) => sequence)).toEqual([9, 8, 7, 6]);
    expect(pages).toMatchObject({ next: 6, status: 'idle' });
  });

  it('lists a round of both pages once', () => {
    const pages = joinPages(known, { items: [round(8), round(7)], next: null });

    expect(pages.rounds.map(({ sequence }) => sequence)).toEqual([9, 8, 7]);
  });

  it('sets `next` to null after the last page', () => {
    expect(joinPages(known, { items: [], next: null }).next).toBeNull();
  });
});
