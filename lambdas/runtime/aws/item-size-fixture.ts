import type { AttributeValue } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

/**
 * Computes the size of an item in bytes as DynamoDB does: names and strings in UTF-8, one byte per two digits of a number plus one, one
 * byte for a boolean or null, three for a list or map plus one per entry.
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
