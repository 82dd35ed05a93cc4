let collator: Intl.Collator | undefined;

/** Compares texts in the order of the device's language, regardless of capitals and accents. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator(undefined, { sensitivity: 'base' });
  return collator.compare(one, other);
}
