/** A hyphenated id as a readable label: `three-of-a-kind`, `even-chance`. */
export function formatId(id: string): string {
  const label = id.replaceAll('-', ' ');
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
