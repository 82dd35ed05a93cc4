import { describe, expect, it } from 'vitest';
import { actWords, detailWords, subjectPath } from './audit-words';

describe('an act on record', () => {
  it('is worded by its name, whichever area it comes from', () => {
    expect(actWords('balance-adjusted')).toBe('Balance adjusted');
  });

  it('leads to whom it is about, or else to where its kind is looked after', () => {
    expect(subjectPath({ kind: 'order', id: 'o', player: 'mei' })).toBe('/Dashboard/players/mei');
    expect(subjectPath({ kind: 'product', id: 'mug', player: null })).toBe('/Dashboard');
    expect(subjectPath({ kind: 'picture', id: 'p', player: null })).toBeNull();
  });

  it('tells its details in one line, without what is not there', () => {
    expect(detailWords({ account: 'player:gold', amount: 500, because: null })).toBe(
      'account player:gold · amount 500',
    );
  });
});
