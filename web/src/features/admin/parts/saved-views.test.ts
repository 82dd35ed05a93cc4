import { describe, expect, it } from 'vitest';
import { mostViews, type SavedView, viewsIn, withoutView, withView } from './saved-views';

const late: SavedView = { name: 'Late', search: 'late=true' };
const codes: SavedView = { name: 'Codes', search: 'needs=code' };

describe('viewsIn', () => {
  it('reads back what was saved', () => {
    expect(viewsIn(JSON.stringify([late, codes]))).toEqual([late, codes]);
  });

  it.each([null, '', '{}', '[', '[null, {"name": 1}]'])('reads no view from %j', (text) => {
    expect(viewsIn(text)).toEqual([]);
  });
});

describe('withView', () => {
  it('adds a view and replaces one of the same name', () => {
    const other = { ...late, search: 'late=true&status=approved' };

    expect(withView([late, codes], other)).toEqual([codes, other]);
  });

  it('drops the oldest view when there are too many', () => {
    const full = Array.from({ length: mostViews }, (_each, index) => ({ ...late, name: `View ${index}` }));

    expect(withView(full, codes)).toEqual([...full.slice(1), codes]);
  });
});

describe('withoutView', () => {
  it('removes the view of a name', () => {
    expect(withoutView([late, codes], 'Late')).toEqual([codes]);
  });
});
