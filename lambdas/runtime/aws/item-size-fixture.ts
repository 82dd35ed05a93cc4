import type { AttributeValue } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

/**
 * The size of an item in bytes, as DynamoDB counts it: names and texts in UTF-8, two digits of a number a byte and one more, one byte
 * for what is true, false or null, three for a list or map and one for each entry.
 *
 * Source: "DynamoDB item sizes and formats" in the Amazon DynamoDB developer guide.
 */
export function itemSize(item: Item): number {
  return Object.entries(item).reduce(
    (bytes, [name, value]) => bytes + Buffer.byteLength(name) + valueSize(value),
    0,
  );
}

function valueSize({ S, N, B, L, M }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.replace(/[-.]/g, '').length / 2) + (N.startsWith('-') ? 2 : 1);
  if (B !== undefined) return B.byteLength;
  if (L) return L.reduce((bytes, value) => bytes + 1 + valueSize(value), 3);
  if (M) return 3 + Object.keys(M).length + itemSize(M);
  return 1;
}
