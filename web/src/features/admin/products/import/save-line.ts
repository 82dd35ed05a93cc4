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
  | {
      readonly kind: 'created' | 'updated';
      /** How to undo it; absent when the product had the values already, or another admin changed it at the same time. */
      readonly undo?: StoredChange;
    }
  /** The failure as a message. */
  | { readonly kind: 'failed'; readonly message: string };

/** A stored change: the version that it left, and the values before it; null for a product that it created. */
export interface StoredChange {
  readonly after: SeenProduct;
  readonly before: Partial<ProductFields> | null;
}

/** Reads and writes of the product catalog. */
export interface ProductWrites {
  /** The product as it is stored now; null for none. */
  readonly find: (id: string) => Promise<RewardProduct | null>;
  readonly create: (id: string, fields: ProductFields) => Promise<RewardProduct>;
  /** Updates the given fields of the version that was seen. */
  readonly update: (seen: SeenProduct, changes: Partial<ProductFields>) => Promise<RewardProduct>;
  /** Updates the given fields of whatever version is stored. */
  readonly overwrite: (id: string, changes: Partial<ProductFields>) => Promise<RewardProduct>;
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
  { find, create, update, overwrite }: ProductWrites,
): Promise<LineOutcome> {
  try {
    return { kind: 'created', undo: { after: seenOf(await create(id, fields)), before: null } };
  } catch (failure) {
    if (!isThereAlready(failure)) throw failure;
  }
  // A generated id can only exist because an earlier attempt succeeded.
  if (!isNamed) return { kind: 'created' };
  const before = await find(id);
  if (revision === null) return updated(before, await overwrite(id, provided), provided);
  try {
    return updated(before, await update({ id, revision }, provided), provided);
  } catch (failure) {
    settleLostRace(failure, provided);
    return { kind: 'updated' };
  }
}

/**
 * It can be undone if no other change came between the read and the write. A product that had the values already may have them from an
 * earlier attempt whose response was lost, so the values from before the import are unknown.
 */
function updated(
  before: RewardProduct | null,
  after: RewardProduct,
  changes: Partial<ProductFields>,
): LineOutcome {
  if (before?.revision !== after.revision - 1 || matchesChanges(before, changes)) return { kind: 'updated' };
  return { kind: 'updated', undo: { after: seenOf(after), before: valuesOf(before, changes) } };
}

function seenOf({ id, revision }: RewardProduct): SeenProduct {
  return { id, revision };
}

/** The values that a product has of the fields of a change. */
function valuesOf(product: RewardProduct, changes: Partial<ProductFields>): Partial<ProductFields> {
  const values = Object.entries(fieldsOf(draftOf(product)));
  return Object.fromEntries(values.filter(([field]) => field in changes));
}

/** Accepts a conflict that an earlier attempt of the same line caused. @throws the failure if the stored product differs from the line */
export function settleLostRace(failure: unknown, changes: Partial<ProductFields>): void {
  const stored = conflictingProduct(failure);
  if (!stored || !matchesChanges(stored, changes)) throw failure;
}

function matchesChanges(stored: RewardProduct, changes: Partial<ProductFields>): boolean {
  const now: Partial<ProductFields> = fieldsOf(draftOf(stored));
  return Object.entries(changes).every(
    ([field, value]) => JSON.stringify(now[field as keyof ProductFields]) === JSON.stringify(value),
  );
}
