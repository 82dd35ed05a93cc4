import { describe, expect, it } from 'vitest';
import { blankDraft } from './draft';
import { shownFaults } from './shown-faults';

const price = { field: 'price', message: 'Use at most two decimals.' };
const id = { field: 'id', message: 'An id has 1 to 128 characters.' };
const refused = { faults: [price, id], draft: { ...blankDraft, price: '1.005' } };

describe('shownFaults', () => {
  it('returns faults of a field until it changes', () => {
    expect(shownFaults(refused, { ...refused.draft, name: 'Mug' }).here).toEqual([price]);
    expect(shownFaults(refused, { ...refused.draft, price: '1.00' }).here).toEqual([]);
  });

  it('returns faults without a field separately', () => {
    expect(shownFaults(refused, refused.draft).elsewhere).toBe(id.message);
  });

  it('returns none before a refusal', () => {
    expect(shownFaults(null, blankDraft)).toEqual({ here: [], elsewhere: '' });
  });
});
