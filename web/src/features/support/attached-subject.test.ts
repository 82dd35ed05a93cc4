import { describe, expect, it } from 'vitest';
import { paths } from '#web/lib/paths';
import { subjectIn, subjectKinds, subjectOf, valueOf } from './attached-subject';

describe('attached subject', () => {
  it.each(subjectKinds)('of kind %s survives the address and the selection list', (kind) => {
    const subject = { kind, id: '2026-11-21-071203123-3f9a1c' };
    const { search } = new URL(paths.writeAbout(subject), 'https://play.example');

    expect(subjectIn(search)).toEqual(subject);
    expect(subjectOf(valueOf(subject))).toEqual(subject);
  });

  it.each(['', '?about=game&id=x', '?about=round', '?about=round&id=', `?about=order&id=${'a'.repeat(65)}`])(
    'is null for %j',
    (search) => {
      expect(subjectIn(search)).toBeNull();
    },
  );

  it('is null without a selection', () => {
    expect([valueOf(null), subjectOf('')]).toEqual(['', null]);
  });
});
