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

/** What became of a line. */
export type LineOutcome =
  | { readonly kind: 'created' | 'updated' }
  /** Why not, in words. */
  | { readonly kind: 'failed'; readonly message: string };

/** How products are written. */
export interface ProductWrites {
  readonly create: (id: string, fields: ProductFields) => Promise<unknown>;
  /** Changes what is given of the version that was seen. */
  readonly update: (seen: SeenProduct, said: Partial<ProductFields>) => Promise<unknown>;
  /** Changes what is given, whatever version is stored. */
  readonly overwrite: (id: string, said: Partial<ProductFields>) => Promise<unknown>;
}

/**
 * Stores a line: a product that is not there is made, one that is there becomes what the file says, unless it was sold or changed since
 * the file was exported. Storing a line again makes no second product, also when nobody knows what became of it the first time.
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
  { id, isNamed, revision, fields, said }: ImportLine,
  { create, update, overwrite }: ProductWrites,
): Promise<LineOutcome> {
  try {
    await create(id, fields);
    return { kind: 'created' };
  } catch (failure) {
    if (!isThereAlready(failure)) throw failure;
  }
  // An id that was made for this line alone can only be there because an earlier try arrived.
  if (!isNamed) return { kind: 'created' };
  if (revision === null) await overwrite(id, said);
  else await update({ id, revision }, said).catch((failure: unknown) => settleLostRace(failure, said));
  return { kind: 'updated' };
}

/** An earlier try may be what the product was changed by. @throws the failure, where it says something else than the line */
function settleLostRace(failure: unknown, said: Partial<ProductFields>): void {
  const stored = conflictingProduct(failure);
  if (!stored || !isAsSaid(stored, said)) throw failure;
}

function isAsSaid(stored: RewardProduct, said: Partial<ProductFields>): boolean {
  const now: Partial<ProductFields> = fieldsOf(draftOf(stored));
  return Object.entries(said).every(
    ([field, value]) => JSON.stringify(now[field as keyof ProductFields]) === JSON.stringify(value),
  );
}
