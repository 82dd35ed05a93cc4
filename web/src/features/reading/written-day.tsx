/** A day as everybody reads it, wherever they are: the same text in the HTML and in the browser. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as `2026-11-20`, written out. */
export function WrittenDay({ day }: { day: string }) {
  return <time dateTime={day}>{format.format(new Date(day))}</time>;
}
