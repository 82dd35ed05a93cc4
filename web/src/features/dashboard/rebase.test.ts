import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { changesOf, type Draft, draftOf } from './draft';
import { type Edit, editOf, editSince, isEdited, keepMine, rebase, settle, takeTheirs } from './rebase';

const base = productWith({ revision: 2 });
const typed = (draft: Partial<Draft>): Edit => ({ base, draft: { ...draftOf(base), ...draft } });
const changed = (given: Partial<RewardProduct>) => productWith({ revision: 3, ...given });
/** What saving the form would send. */
const saved = ({ base, draft }: Edit) => changesOf(draftOf(base), draft);

describe('a sale while the form is open', () => {
  it('is followed by itself when the form says nothing of the stock', () => {
    const { edit, differences } = settle(typed({ name: 'Mug' }), changed({ stock: 3 }));

    expect(differences).toEqual([]);
    expect(edit).toMatchObject({ base: { stock: 3 }, draft: { stock: '3', name: 'Mug' } });
    expect(saved(edit)).toEqual({ name: 'Mug' });
  });

  it('is told when the stock was edited, and changes nothing in the form', () => {
    const edit = typed({ stock: '50' });

    expect(settle(edit, changed({ stock: 3 }))).toEqual({
      edit,
      differences: [{ field: 'stock', isContested: true }],
    });
  });

  it('that was undone meanwhile leaves a newer version and nothing to tell', () => {
    const { edit, differences } = settle(typed({ stock: '50' }), changed({}));

    expect(differences).toEqual([]);
    expect(edit).toMatchObject({ base: { revision: 3 }, draft: { stock: '50' } });
  });
});

describe('a change by somebody else', () => {
  it('is told field by field, with what the form changed, too', () => {
    const { differences } = settle(typed({ name: 'Mug' }), changed({ name: 'Cup', price: 12 }));

    expect(differences).toEqual([
      { field: 'name', isContested: true },
      { field: 'price', isContested: false },
    ]);
  });

  it('is no news where the form says the same', () => {
    expect(rebase(typed({ name: 'Cup' }), changed({ name: 'Cup' })).differences).toEqual([]);
  });

  it('that is older than what the form is based on is no news', () => {
    const edit = typed({ name: 'Mug' });

    expect(
      settle(edit, productWith({ name: 'Cup', revision: 1, updatedAt: '2026-12-01T00:00:00.000Z' })),
    ).toEqual({
      edit,
      differences: [],
    });
  });

  it('stands when mine is kept and I never touched it', () => {
    const kept = keepMine(typed({ name: 'Mug' }), changed({ name: 'Cup', price: 12, stock: 2 }));

    expect(saved(kept)).toEqual({ name: 'Mug' });
    expect(kept.draft).toMatchObject({ price: '12.00', stock: '2' });
  });

  it('wins in its own fields when theirs is taken, and nothing else that I typed is lost', () => {
    const edit = typed({ name: 'Mug', terms: 'New terms' });
    const taken = takeTheirs(edit, changed({ name: 'Cup', price: 12 }));

    expect(taken.draft).toMatchObject({ name: 'Cup', price: '12.00' });
    expect(saved(taken)).toEqual({ terms: 'New terms' });
  });
});

it('knows whether anything was edited', () => {
  expect(isEdited(editOf(base))).toBe(false);
  expect(isEdited(typed({ price: '10' }))).toBe(false);
  expect(isEdited(typed({ price: '11' }))).toBe(true);
});

describe('a form whose product is stored', () => {
  const sent = typed({ name: 'Mug', stock: '50' }).draft;
  const saved = changed({ name: 'Mug', stock: 48 });

  it('is done with when nothing was typed after it was sent', () => {
    expect(editSince(sent, { sent, saved })).toBeNull();
    expect(editSince({ ...sent, price: ` ${sent.price}0` }, { sent, saved })).toBeNull();
  });

  it('is left with what was typed since, on top of what is stored', () => {
    const left = editSince({ ...sent, name: 'Mug of Jade' }, { sent, saved });

    expect(left).toEqual({ base: saved, draft: { ...draftOf(saved), name: 'Mug of Jade' } });
    expect(changesOf(draftOf(saved), left!.draft)).toEqual({ name: 'Mug of Jade' });
  });

  it('is left with what was put back since as well', () => {
    expect(editSince({ ...sent, name: base.name }, { sent, saved })?.draft.name).toBe(base.name);
  });
});
