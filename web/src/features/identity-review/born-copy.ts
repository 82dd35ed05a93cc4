/** The month is a word, because documents differ in the order of day and month. */
const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats `2000-02-29` with the age of the player: `February 29, 2000 (26 years old)`. */
export function bornLabel(bornOn: string, age: number | null): string {
  const day = days.format(new Date(`${bornOn}T00:00:00Z`));
  return age === null ? day : `${day} (${age} years old)`;
}
