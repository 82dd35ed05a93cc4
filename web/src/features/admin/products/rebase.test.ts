import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { changesOf, type Draft, draftOf } from './draft';
import {
  type Edit,
  editOf,
  editSince,
  follow,
  isEdited,
  keepMine,
  rebase,
  settle,
  takeTheirs,
} from './rebase';

const base = productWith({ revision: 2 });
const typed = (draft: Partial<Draft>): Edit => ({ ...editOf(base), ...draft });
const changed = (given: Partial<RewardProduct>) => productWith({ revision: 3, ...given });
/** The changes that a save would send. */
const saved = (edit: Edit) => changesOf(draftOf(edit.base), edit);

describe('settle: a sale while the form is open', () => {
  it('is applied when the stock was not edited', () => {
    const { edit, differences } = settle(typed({ name: 'Mug' }), changed({ stock: 3 }));

    expect(differences).toEqual([]);
    expect(edit).toMatchObject({ base: { stock: 3 }, stock: '3', name: 'Mug' });
    expect(saved(edit)).toEqual({ name: 'Mug' });
  });

  it('is reported when the stock was edited, and the form stays unchanged', () => {
    const edit = typed({ stock: '50' });

    expect(settle(edit, changed({ stock: 3 }))).toEqual({
      edit,
      differences: [{ field: 'stock', isContested: true }],
    });
  });

  it('only updates the version when it was undone in the meantime', () => {
    const { edit, differences } = settle(typed({ stock: '50' }), changed({}));

    expect(differences).toEqual([]);
    expect(edit).toMatchObject({ base: { revision: 3 }, stock: '50' });
  });
});

describe('follow', () => {
  it('fills the form of a product that was not known before', () => {
    expect(follow(editOf(null), base)).toEqual({ edit: editOf(base), differences: [] });
  });

  it('shows a newer version, whatever changed, while nothing is edited', () => {
    const newer = changed({ name: 'Cup', price: 12 });

    expect(follow(typed({ price: '10' }), newer)).toEqual({ edit: editOf(newer), differences: [] });
  });

  it('keeps the way in which an equal value is typed, and asks about a change of an edited form', () => {
    expect(follow(typed({ price: '10' }), base).edit.price).toBe('10');
    expect(follow(typed({ name: 'Mug' }), changed({ price: 12 })).differences).toHaveLength(1);
  });
});

describe('a concurrent change', () => {
  it('is reported by field, with a flag where the form changed it as well', () => {
    const { differences } = settle(typed({ name: 'Mug' }), changed({ name: 'Cup', price: 12 }));

    expect(differences).toEqual([
      { field: 'name', isContested: true },
      { field: 'price', isContested: false },
    ]);
  });

  it('is not reported where the form has the same value', () => {
    expect(rebase(typed({ name: 'Cup' }), changed({ name: 'Cup' })).differences).toEqual([]);
  });

  it('is ignored when it is older than the base of the form', () => {
    const edit = typed({ name: 'Mug' });

    expect(
      settle(edit, productWith({ name: 'Cup', revision: 1, updatedAt: '2026-12-01T00:00:00.000Z' })),
    ).toEqual({
      edit,
      differences: [],
    });
  });

  it('is kept in fields that the form did not edit', () => {
    const kept = keepMine(typed({ name: 'Mug' }), changed({ name: 'Cup', price: 12, stock: 2 }));

    expect(saved(kept)).toEqual({ name: 'Mug' });
    expect(kept).toMatchObject({ price: '12.00', stock: '2' });
  });

  it('replaces only contested fields when theirs is taken', () => {
    const edit = typed({ name: 'Mug', terms: 'New terms' });
    const taken = takeTheirs(edit, changed({ name: 'Cup', price: 12 }));

    expect(taken).toMatchObject({ name: 'Cup', price: '12.00' });
    expect(saved(taken)).toEqual({ terms: 'New terms' });
  });
});

it('isEdited compares values, however they are typed', () => {
  expect(isEdited(editOf(base))).toBe(false);
  expect(isEdited(typed({ price: '10' }))).toBe(false);
  expect(isEdited(typed({ price: '11' }))).toBe(true);
});

describe('editSince', () => {
  const sent = typed({ name: 'Mug', stock: '50' });
  const saved = changed({ name: 'Mug', stock: 48 });

  it('returns null when nothing was typed after the submit', () => {
    expect(editSince(sent, { sent, saved })).toBeNull();
    expect(editSince({ ...sent, price: ` ${sent.price}0` }, { sent, saved })).toBeNull();
  });

  it('returns later input on top of the stored product', () => {
    const left = editSince({ ...sent, name: 'Mug of Jade' }, { sent, saved });

    expect(left).toEqual({ ...editOf(saved), name: 'Mug of Jade' });
    expect(changesOf(draftOf(saved), left!)).toEqual({ name: 'Mug of Jade' });
  });

  it('includes a field that was reset after the submit', () => {
    expect(editSince({ ...sent, name: base.name }, { sent, saved })?.name).toBe(base.name);
  });
});
