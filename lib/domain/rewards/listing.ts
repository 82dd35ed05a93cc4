/** All products are one list, which `listingOrder` keeps in the order of the shop. */
export const listing = 'products';

/**
 * Where a product stands in the shop: active before inactive, featured before others, then by name. Resolvers, which import
 * nothing of ours, say the same in `graphql/functions/product.ts`; a test compares the two.
 */
export function listingOrder(product: {
  readonly id: string;
  readonly name: string;
  readonly isFeatured: boolean;
  readonly isActive: boolean;
}): string {
  const { id, name, isFeatured, isActive } = product;
  return `${isActive ? 0 : 1}#${isFeatured ? 0 : 1}#${name.toLowerCase()}#${id}`;
}
