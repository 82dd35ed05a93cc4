/** Lowest and highest target of limbo, in hundredths. */
export const targets = { least: 101, most: 1_000_000 } as const;

const form = /^(?:[1-9][0-9]{0,4})\.[0-9]{2}$/;

/** Formats a target for requests and records: `2.00`. @param target  in hundredths */
export function targetText(target: number): string {
  return (target / 100).toFixed(2);
}

/** Parses a target to hundredths; null for any other text. */
export function readTarget(choice: string | null): number | null {
  if (choice === null || !form.test(choice)) return null;
  const target = Number(choice.replace('.', ''));
  return target >= targets.least && target <= targets.most ? target : null;
}
