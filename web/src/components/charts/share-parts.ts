/** A part of a whole. */
export interface SharePart {
  readonly name: string;
  readonly value: number;
}

/** Keeps the largest parts in their order and adds the others up as "Other", so that a chart has at most `most` parts. */
export function shareParts(parts: readonly SharePart[], most: number): readonly SharePart[] {
  if (parts.length <= most) return parts;
  const largest = new Set(parts.toSorted((one, other) => other.value - one.value).slice(0, most - 1));
  const others = parts.filter((part) => !largest.has(part));
  return [
    ...parts.filter((part) => largest.has(part)),
    { name: 'Other', value: others.reduce((sum, { value }) => sum + value, 0) },
  ];
}
