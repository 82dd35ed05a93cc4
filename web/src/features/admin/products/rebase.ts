import { isNewer, type RewardProduct } from '#web/lib/catalog/reward-product';
import { type Draft, draftOf, type Field, fields, isSame } from './draft';

/** A form, and the product version that it is based on. */
export interface Edit extends Draft {
  readonly base: RewardProduct;
}

/** A form whose product may not be stored or known yet; then its base is null. */
export interface ProductForm extends Draft {
  readonly base: RewardProduct | null;
}

/** A field that another admin changed while the form was open. */
export interface Difference {
  readonly field: Field;
  /** Whether the form changed it as well; otherwise it takes the newer value. */
  readonly isContested: boolean;
}

/** Returns the unchanged form of a product; the blank one for null. */
export function editOf<Base extends RewardProduct | null>(base: Base): Draft & { readonly base: Base } {
  return { base, ...draftOf(base) };
}

export function isEdited(form: ProductForm): boolean {
  const before = draftOf(form.base);
  return fields.some((field) => !isSame(field, before, form));
}

/**
 * Rebases a form onto a newer version of its product. Unedited fields take the newer value, so that a form never reverts unseen changes;
 * edited fields stay.
 *
 * @returns the fields in which the newer version differs from the base of the form, or from the form
 */
export function rebase(form: ProductForm, theirs: RewardProduct): { edit: Edit; differences: Difference[] } {
  const before = draftOf(form.base);
  const now = draftOf(theirs);
  const isTouched = (field: Field) => !isSame(field, before, form);
  const untouched = fields.filter((field) => !isTouched(field));
  const differences = fields
    .filter((field) => !isSame(field, before, now) && !isSame(field, form, now))
    .map((field) => ({ field, isContested: isTouched(field) }));
  return { edit: withFields({ ...form, base: theirs }, now, untouched), differences };
}

/**
 * Rebases onto a newer version without asking if only the stock changed and the form did not edit it.
 *
 * @param live  the newest known version
 * @returns differences only where the admin has to decide; then the form is unchanged
 */
export function settle(edit: Edit, live: RewardProduct): { edit: Edit; differences: readonly Difference[] } {
  if (!isNewer(live, edit.base)) return { edit, differences: [] };
  const rebased = rebase(edit, live);
  const isSale = rebased.differences.every(({ field, isContested }) => field === 'stock' && !isContested);
  return isSale ? { edit: rebased.edit, differences: [] } : { edit, differences: rebased.differences };
}

/** Settles an open form with the newest version; one without edits shows that version, whatever changed. */
export function follow({ base, ...draft }: ProductForm, live: RewardProduct): ReturnType<typeof settle> {
  const edit = base && { ...draft, base };
  if (!edit || (isNewer(live, edit.base) && !isEdited(edit))) return { edit: editOf(live), differences: [] };
  return settle(edit, live);
}

/** Takes the newer values of contested fields; all other edits stay. */
export function takeTheirs(form: ProductForm, theirs: RewardProduct): Edit {
  const rebased = rebase(form, theirs);
  const contested = rebased.differences.map(({ field }) => field);
  return withFields(rebased.edit, draftOf(theirs), contested);
}

/**
 * Returns the part of a form that was typed after the submit.
 *
 * @param typed  the form now
 * @param sent   the form at the submit
 * @returns null if nothing is left
 */
export function editSince(typed: Draft, { sent, saved }: { sent: Draft; saved: RewardProduct }): Edit | null {
  const since = fields.filter((field) => !isSame(field, sent, typed));
  return since.length === 0 ? null : withFields(editOf(saved), typed, since);
}

/** Keeps all edits on top of the newer version. */
export function keepMine(form: ProductForm, theirs: RewardProduct): Edit {
  return rebase(form, theirs).edit;
}

function withFields(edit: Edit, source: Draft, taken: readonly Field[]): Edit {
  return { ...edit, ...Object.fromEntries(taken.map((field) => [field, source[field]])) };
}
