import { catalogMessageFor, isGone } from '#web/lib/catalog/graphql-refusal';
import type { ProductFields, SeenProduct } from '#web/lib/catalog/product-mutations';
import { settleLostRace, type StoredChange } from './save-line';

/** The outcome of undoing a line. */
export type UndoOutcome =
  | { readonly kind: 'restored' | 'removed' }
  /** The product stays as it is, with the reason as a message. */
  | { readonly kind: 'kept'; readonly message: string };

/** Writes of the product catalog, each of the version that was seen. */
export interface UndoWrites {
  readonly update: (seen: SeenProduct, changes: Partial<ProductFields>) => Promise<unknown>;
  readonly remove: (seen: SeenProduct) => Promise<unknown>;
}

/**
 * Undoes a stored line: restores the values before it, or deletes the product that it created. A product that was sold or changed since is
 * kept. A retry after a lost response changes nothing more.
 */
export async function undoLine(
  { after, before }: StoredChange,
  { update, remove }: UndoWrites,
): Promise<UndoOutcome> {
  try {
    if (before === null) await removed(() => remove(after));
    else await update(after, before).catch((failure: unknown) => settleLostRace(failure, before));
    return { kind: before === null ? 'removed' : 'restored' };
  } catch (failure) {
    const { title, text } = catalogMessageFor(failure);
    return { kind: 'kept', message: isGone(failure) ? title : `${title} ${text}` };
  }
}

async function removed(remove: () => Promise<unknown>): Promise<void> {
  await remove().catch((failure: unknown) => {
    if (!isGone(failure)) throw failure;
  });
}
