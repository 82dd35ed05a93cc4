import { isNewer, type RewardProduct } from '#web/lib/catalog/reward-product';
import { type Draft, draftOf, type Field, fields, isSame } from './draft';

/** A form, and the version of the product that it is based on. */
export interface Edit {
  readonly base: RewardProduct;
  readonly draft: Draft;
}

/** A field that somebody else changed while the form was open. */
export interface Difference {
  readonly field: Field;
  /** Whether the form changed it, too; otherwise it simply follows. */
  readonly isContested: boolean;
}

/** The form of a product that nobody has changed anything in. */
export function editOf(product: RewardProduct): Edit {
  return { base: product, draft: draftOf(product) };
}

export function isEdited({ base, draft }: Edit): boolean {
  return fields.some((field) => !isSame(field, draftOf(base), draft));
}

/**
 * Puts a form onto a newer version of its product. What was not touched follows the newer version, so that a form never
 * undoes what it does not know of; what was touched stays as it is.
 *
 * @returns the fields in which the newer version differs from what the form was based on, or from the form
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
 * Follows a newer version by itself where nobody needs to be asked: pieces were sold, and the form says nothing of them.
 *
 * @param live  the newest version known
 * @returns differences only where somebody has to look; then the form is as it was
 */
export function settle(edit: Edit, live: RewardProduct): { edit: Edit; differences: readonly Difference[] } {
  if (!isNewer(live, edit.base)) return { edit, differences: [] };
  const rebased = rebase(edit, live);
  const isSale = rebased.differences.every(({ field, isContested }) => field === 'stock' && !isContested);
  return isSale ? { edit: rebased.edit, differences: [] } : { edit, differences: rebased.differences };
}

/** Gives up the contested fields; what else was edited stays. */
export function takeTheirs(edit: Edit, theirs: RewardProduct): Edit {
  const rebased = rebase(edit, theirs);
  const contested = rebased.differences.map(({ field }) => field);
  return { base: theirs, draft: withFields(rebased.edit.draft, draftOf(theirs), contested) };
}

/**
 * What is left of a form once its product is stored: what was typed after it was sent.
 *
 * @param typed  the form as it is now
 * @param sent   the form as it was sent
 * @returns null where nothing is left
 */
export function editSince(typed: Draft, { sent, saved }: { sent: Draft; saved: RewardProduct }): Edit | null {
  const since = fields.filter((field) => !isSame(field, sent, typed));
  return since.length === 0 ? null : { base: saved, draft: withFields(draftOf(saved), typed, since) };
}

/** Keeps all that was edited, on top of the newer version. */
export function keepMine(edit: Edit, theirs: RewardProduct): Edit {
  return rebase(edit, theirs).edit;
}

function withFields(draft: Draft, source: Draft, taken: readonly Field[]): Draft {
  return { ...draft, ...Object.fromEntries(taken.map((field) => [field, source[field]])) };
}
