import { describe, expect, it } from 'vitest';
import type { SavedView } from '#domain/player/admin-views';
import { viewsIn } from './saved-views';

const late: SavedView = { name: 'Late', search: 'late=true' };
const codes: SavedView = { name: 'Codes', search: 'needs=code' };

describe('viewsIn', () => {
  it('reads back what a device kept', () => {
    expect(viewsIn(JSON.stringify([late, codes]))).toEqual([late, codes]);
  });

  it.each([null, '', '{}', '[', '[null, {"name": 1}]'])('reads no view from %j', (text) => {
    expect(viewsIn(text)).toEqual([]);
  });
});
