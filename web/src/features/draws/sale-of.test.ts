import { describe, expect, it } from 'vitest';
import type { Draw, MysteryOdds } from './random-prize-views';
import { saleOf } from './sale-of';

const odds: MysteryOdds = {
  product: 'box',
  version: 1,
  hash: '',
  outcomes: [],
  expectedWorth: 0,
  publishedAt: '',
};
const drawIn = (state: Draw['state']): Draw => ({
  id: 'd',
  product: 'car',
  productName: 'A car',
  prize: 'A car',
  winners: 1,
  state,
  openedAt: '',
  closesAt: '',
  entries: 0,
  seedHash: '',
  listHash: null,
  serverSeed: null,
  drawnAt: null,
  canceled: null,
  winning: [],
});

describe('saleOf', () => {
  it('offers every prize that is not random', () => {
    expect(saleOf('merch', { value: undefined, failure: null })).toBe('open');
    expect(saleOf(null, { value: undefined, failure: null })).toBe('open');
  });

  it('does not know before odds or draw are read', () => {
    expect(saleOf('mega_sweeps', { value: undefined, failure: null })).toBe('unknown');
  });

  it('leaves the answer to the API when odds or draw cannot be read', () => {
    expect(saleOf('mystery_prize', { value: undefined, failure: new Error('away') })).toBe('open');
  });

  it.each([
    [odds, 'open'],
    [null, 'not-yet'],
  ] as const)('offers a mystery prize with published odds only: %#', (published, sale) => {
    expect(saleOf('mystery_prize', { value: { kind: 'odds', odds: published }, failure: null })).toBe(sale);
  });

  it.each([
    [drawIn('open'), 'open'],
    [drawIn('closing'), 'draw-closed'],
    [drawIn('closed'), 'draw-closed'],
    [drawIn('drawn'), 'draw-closed'],
    [drawIn('canceled'), 'draw-closed'],
    [null, 'not-yet'],
  ] as const)('offers entries into an open draw only: %#', (draw, sale) => {
    expect(saleOf('mega_sweeps', { value: { kind: 'draw', draw }, failure: null })).toBe(sale);
  });
});
