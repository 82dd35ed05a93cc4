/** A birthday as it stands on documents, whose order of day and month differs: the month is a word. */
const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** `2000-02-29` with how old that makes its player: `February 29, 2000 (26 years old)`. */
export function bornLabel(bornOn: string, age: number | null): string {
  const day = days.format(new Date(`${bornOn}T00:00:00Z`));
  return age === null ? day : `${day} (${age} years old)`;
}
