/** One deliberate fault of the domain. The tests of its room must notice it. */
export interface Mutant {
  /** Below `lib/domain`, without its ending: `wallet/hold`. */
  readonly file: string;
  /** As it stands in the file, exactly once. */
  readonly original: string;
  readonly replacement: string;
  /** What a player or the house would meet. */
  readonly fault: string;
}

/** Faults of one file, each as original, replacement and sentence. */
export function faultsOf(file: string, faults: readonly (readonly [string, string, string])[]): Mutant[] {
  return faults.map(([original, replacement, fault]) => ({ file, original, replacement, fault }));
}

/** @throws Error when the original is not in the text exactly once: the list is behind the code */
export function mutate(text: string, { file, original, replacement, fault }: Mutant): string {
  const [before, after, ...more] = text.split(original);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `${file} has ${JSON.stringify(original)} not exactly once; it is looked for to see: ${fault}`,
    );
  return `${before}${replacement}${after}`;
}
