import type { FieldPolicy, Reference } from '@apollo/client';
import { ended, entityOf, isNewer, type ProductVersion, versionAt } from './reward-product';

/** The answer for a product that the caller cannot see, with the version that was known until then. */
interface NoProduct {
  readonly noneAfter: ProductVersion | null;
}

/** Cache policy of a query for one product: it finds what lists and subscriptions brought. */
export const foundProduct: FieldPolicy<Reference | NoProduct, Reference | null> = {
  merge(_known, found, { args, readField, toReference }) {
    if (found) return found;
    return { noneAfter: versionAt(toReference(entityOf(String(args?.['id']))), readField) };
  },
  read(known, { args, readField, toReference }) {
    const product = toReference(entityOf(String(args?.['id'])));
    const version = versionAt(product, readField);
    if (!version) return known ? null : undefined;
    if (version.revision === ended) return null;
    const isNone = known && 'noneAfter' in known && known.noneAfter && !isNewer(version, known.noneAfter);
    return isNone ? null : product;
  },
};
