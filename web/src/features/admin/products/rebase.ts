import { isNewer, type RewardProduct } from '#web/lib/catalog/reward-product';
import { type Draft, draftOf, type Field, fields, isSame } from './draft';

/** A form and the product version that it is based on. */
export interface Edit {
  readonly base: RewardProduct;
  readonly draft: Draft;
}

/** A field that another admin changed while the form was open. */
export interface Difference {
  readonly field: Field;
  /** Whether the form changed it as well; otherwise it takes the newer value. */
  readonly isContested: boolean;
}

/** Returns the unchanged form of a product. */
export function editOf(product: RewardProduct): Edit {
  return { base: product, draft: draftOf(product) };
}

export function isEdited({ base, draft }: Edit): boolean {
  return fields.some((field) => !isSame(field, draftOf(base), draft));
}

/**
 * Rebases a form onto a newer version of its product. Unedited fields take the newer value, so that a form never reverts unseen changes;
 * edited fields stay.
 *
 * @returns the fields in which the newer version differs from the base of the form, or from the form
 */
export function rebase(
  { base, draft }: Edit,
  theirs: RewardProduct,
): { edit: Edit; differences: Difference[] } {
  const before = draftOf(base);
  const now = draftOf(theirs);
  const isTouched = (field: Field) => !isSame(field, before, draft);
  const untouched = fields.filter((field) => !isTouched(field));
  const differences = fields
    .filter((field) => !isSame(field, before, now) && !isSame(field, draft, now))
    .map((field) => ({ field, isContested: isTouched(field) }));
  return { edit: { base: theirs, draft: withFields(draft, now, untouched) }, differences };
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

/** Takes the newer values of contested fields; all other edits stay. */
export function takeTheirs(edit: Edit, theirs: RewardProduct): Edit {
  const rebased = rebase(edit, theirs);
  const contested = rebased.differences.map(({ field }) => field);
  return { base: theirs, draft: withFields(rebased.edit.draft, draftOf(theirs), contested) };
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
  return since.length === 0 ? null : { base: saved, draft: withFields(draftOf(saved), typed, since) };
}

/** Keeps all edits on top of the newer version. */
export function keepMine(edit: Edit, theirs: RewardProduct): Edit {
  return rebase(edit, theirs).edit;
}

function withFields(draft: Draft, source: Draft, taken: readonly Field[]): Draft {
  return { ...draft, ...Object.fromEntries(taken.map((field) => [field, source[field]])) };
}
