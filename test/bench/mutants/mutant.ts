/** A deliberate fault of the domain that the tests of its folder must detect. */
export interface Mutant {
  /** Path below `lib/domain` without extension, such as `wallet/hold`. */
  readonly file: string;
  /** Original text, which occurs exactly once in the file. */
  readonly original: string;
  readonly replacement: string;
  /** Effect for a player or the operator. */
  readonly fault: string;
}

/** Mutants of one file as original, replacement and description. */
export function faultsOf(file: string, faults: readonly (readonly [string, string, string])[]): Mutant[] {
  return faults.map(([original, replacement, fault]) => ({ file, original, replacement, fault }));
}

/** @throws Error when the original does not occur exactly once: the mutant is outdated */
export function mutate(text: string, { file, original, replacement, fault }: Mutant): string {
  const [before, after, ...more] = text.split(original);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `${file} has ${JSON.stringify(original)} not exactly once; it is looked for to see: ${fault}`,
    );
  return `${before}${replacement}${after}`;
}
