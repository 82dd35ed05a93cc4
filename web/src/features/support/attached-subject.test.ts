import { describe, expect, it } from 'vitest';
import { paths } from '#web/lib/paths';
import { subjectIn, subjectKinds, subjectOf, valueOf } from './attached-subject';

describe('what is to be attached', () => {
  it.each(subjectKinds)(
    'of kind %s comes out of the address that leads to the form, and of the list',
    (kind) => {
      const subject = { kind, id: '2026-11-21-071203123-3f9a1c' };
      const { search } = new URL(paths.writeAbout(subject), 'https://play.example');

      expect(subjectIn(search)).toEqual(subject);
      expect(subjectOf(valueOf(subject))).toEqual(subject);
    },
  );

  it.each(['', '?about=game&id=x', '?about=round', '?about=round&id=', `?about=order&id=${'a'.repeat(65)}`])(
    'is nothing for %j',
    (search) => {
      expect(subjectIn(search)).toBeNull();
    },
  );

  it('is nothing where nothing was chosen', () => {
    expect([valueOf(null), subjectOf('')]).toEqual(['', null]);
  });
});
