import { describe, expect, it } from 'vitest';
import { highestPrice } from './price';
import { mostPictures, mostPieces } from './product-bounds';
import { nameFault, picturesFault, priceFault, stockFault, textFault } from './product-faults';

const figure = (count: number) => count.toLocaleString('en-US');

describe('product faults', () => {
  it('name the bounds that they check', () => {
    expect(stockFault(mostPieces)).toBeNull();
    expect(stockFault(mostPieces + 1)).toContain(` ${figure(mostPieces)}.`);
    expect(priceFault(highestPrice)).toBeNull();
    expect(priceFault(highestPrice + 1)).toContain(` ${figure(highestPrice)} SC.`);
    expect(picturesFault(mostPictures)).toBeNull();
    expect(picturesFault(mostPictures + 1)).toContain(` ${mostPictures} `);
    expect(textFault('text', 4)).toBeNull();
    expect(textFault('texts', 4)).toContain(' 4 ');
  });

  it('refuse what is no number', () => {
    expect([stockFault(NaN), priceFault(NaN)]).not.toContain(null);
  });

  it.each(['a\u0000b', 'two\nlines', 'left\u202eright'])('refuse %j as a name', (name) => {
    expect(nameFault(name)).toBe('Enter the name as one line of plain text.');
  });
});
