import { describe, expect, it } from 'vitest';
import { planHistory } from './history-mark';

const today = '2026-11-26';
const loading = { state: 'loading', until: '2026-11-20' } as const;
const loaded = { state: 'loaded', until: '2026-11-20' } as const;

describe('planHistory', () => {
  it('loads a history up to today into new tables', () => {
    expect(planHistory(undefined, { hasTables: false, isEmpty: false, today })).toEqual({ until: today });
  });

  it('continues a history that was loaded in part, up to the same day', () => {
    expect(planHistory(loading, { hasTables: true, isEmpty: false, today })).toEqual({ until: '2026-11-20' });
  });

  it.each([
    ['that hold it', loaded],
    ['that were started empty', { state: 'none' as const }],
    ['from before the history existed', undefined],
  ])('loads nothing into tables %s', (_which, mark) => {
    expect(planHistory(mark, { hasTables: true, isEmpty: false, today })).toBeNull();
  });

  it('loads nothing when an empty start is requested', () => {
    expect(planHistory(undefined, { hasTables: false, isEmpty: true, today })).toBeNull();
    expect(planHistory({ state: 'none' }, { hasTables: true, isEmpty: true, today })).toBeNull();
  });

  it.each([loading, loaded])('refuses an empty start of tables with a history: %o', (mark) => {
    expect(() => planHistory(mark, { hasTables: true, isEmpty: true, today })).toThrow('--reset --empty');
  });

  it('ignores a mark that outlived its tables', () => {
    expect(planHistory(loaded, { hasTables: false, isEmpty: false, today })).toEqual({ until: today });
  });
});
