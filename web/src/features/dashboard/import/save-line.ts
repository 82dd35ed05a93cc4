import { catalogWordsFor, isGone, isThereAlready } from '#web/lib/catalog/graphql-refusal';
import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { ImportLine } from './import-line';

/** What became of a line. */
export type LineOutcome =
  | { readonly kind: 'created' | 'updated' }
  /** Why not, in words. */
  | { readonly kind: 'failed'; readonly message: string };

/** How products are written. */
export interface ProductWrites {
  readonly create: (id: string, fields: ProductFields) => Promise<unknown>;
  /** Changes what is given, whatever version is stored. */
  readonly overwrite: (id: string, said: Partial<ProductFields>) => Promise<unknown>;
}

/**
 * Stores a line: a product that is not there is made, one that is there becomes what the file says. Storing a line again makes no second
 * product, also when nobody knows what became of it the first time.
 */
export async function saveLine(line: ImportLine, writes: ProductWrites): Promise<LineOutcome> {
  try {
    return await stored(line, writes);
  } catch (failure) {
    const { title, text } = catalogWordsFor(failure);
    return { kind: 'failed', message: isGone(failure) ? title : `${title} ${text}` };
  }
}

async function stored(
  { id, isNamed, fields, said }: ImportLine,
  { create, overwrite }: ProductWrites,
): Promise<LineOutcome> {
  try {
    await create(id, fields);
    return { kind: 'created' };
  } catch (failure) {
    if (!isThereAlready(failure)) throw failure;
  }
  // An id that was made for this line alone can only be there because an earlier try arrived.
  if (!isNamed) return { kind: 'created' };
  await overwrite(id, said);
  return { kind: 'updated' };
}
