import {
  catalogMessageFor,
  conflictingProduct,
  isGone,
  isThereAlready,
} from '#web/lib/catalog/graphql-refusal';
import type { ProductFields, SeenProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { draftOf, fieldsOf } from '../draft';
import type { ImportLine } from './import-line';

/** The outcome of a line. */
export type LineOutcome =
  | { readonly kind: 'created' | 'updated' }
  /** The failure as a message. */
  | { readonly kind: 'failed'; readonly message: string };

/** Writes of the product catalog. */
export interface ProductWrites {
  readonly create: (id: string, fields: ProductFields) => Promise<unknown>;
  /** Updates the given fields of the version that was seen. */
  readonly update: (seen: SeenProduct, changes: Partial<ProductFields>) => Promise<unknown>;
  /** Updates the given fields of whatever version is stored. */
  readonly overwrite: (id: string, changes: Partial<ProductFields>) => Promise<unknown>;
}

/**
 * Stores a line: creates a missing product, or updates an existing one unless it was sold or changed since the export. A retry creates
 * no duplicate, even after a lost response.
 */
export async function saveLine(line: ImportLine, writes: ProductWrites): Promise<LineOutcome> {
  try {
    return await stored(line, writes);
  } catch (failure) {
    const { title, text } = catalogMessageFor(failure);
    return { kind: 'failed', message: isGone(failure) ? title : `${title} ${text}` };
  }
}

async function stored(
  { id, isNamed, revision, fields, provided }: ImportLine,
  { create, update, overwrite }: ProductWrites,
): Promise<LineOutcome> {
  try {
    await create(id, fields);
    return { kind: 'created' };
  } catch (failure) {
    if (!isThereAlready(failure)) throw failure;
  }
  // A generated id can only exist because an earlier attempt succeeded.
  if (!isNamed) return { kind: 'created' };
  if (revision === null) await overwrite(id, provided);
  else
    await update({ id, revision }, provided).catch((failure: unknown) => settleLostRace(failure, provided));
  return { kind: 'updated' };
}

/** Accepts a conflict that an earlier attempt of the same line caused. @throws the failure if the stored product differs from the line */
function settleLostRace(failure: unknown, changes: Partial<ProductFields>): void {
  const stored = conflictingProduct(failure);
  if (!stored || !matchesChanges(stored, changes)) throw failure;
}

function matchesChanges(stored: RewardProduct, changes: Partial<ProductFields>): boolean {
  const now: Partial<ProductFields> = fieldsOf(draftOf(stored));
  return Object.entries(changes).every(
    ([field, value]) => JSON.stringify(now[field as keyof ProductFields]) === JSON.stringify(value),
  );
}
