import { expect, it } from 'vitest';
import { filtersIn, writeFilters } from './filter-address';
import { everything } from './filters';

const games = [{ id: 'hk-slots', name: 'HK Slots' }];
const read = (address: string) => filtersIn(new URLSearchParams(address), games);

it.each([
  ['rounds of a game on some days', { what: 'game hk-slots', from: '2026-11-01', to: '2026-11-20' } as const],
  ['everything', everything],
  ['one end alone', { what: 'grants', from: '', to: '2026-11-20' } as const],
])('reads filters back from the address: %s', (_, filters) => {
  expect(filtersIn(new URLSearchParams(writeFilters(filters)), games)).toEqual(filters);
});

it('omits default filters from the address', () => {
  expect(writeFilters(everything)).toEqual({});
});

it.each(['what=nonsense', 'what=game%20no-such-game', 'from=yesterday', 'to=2026-13-40'])(
  'ignores unknown values: %s',
  (address) => {
    expect(read(address)).toEqual(everything);
  },
);
