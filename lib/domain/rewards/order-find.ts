/** What an admin's search text means, by its form. */
export type OrderFind =
  | { readonly by: 'number'; readonly beginning: string }
  | { readonly by: 'email'; readonly beginning: string }
  | { readonly by: 'product'; readonly words: readonly string[] };

/**
 * Reads a search text: the beginning of an order number from its day on, the beginning of an email address up to its `@` at least, or else
 * words of a product's name.
 */
export function orderFindOf(typed: string): OrderFind {
  const text = typed.trim();
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return { by: 'number', beginning: text.toLowerCase() };
  if (text.includes('@')) return { by: 'email', beginning: text };
  return { by: 'product', words: text.toLowerCase().split(/\s+/).filter(Boolean) };
}
