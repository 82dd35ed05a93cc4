const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day such as `2026-11-20`, written out, the same wherever it is read. */
export function WrittenDay({ day }: { day: string }) {
  return <time dateTime={day}>{writeDay(day)}</time>;
}

/** `2026-11-02` is `November 2, 2026`. A phone takes 130 ms to ready the browser's own formats, which no text needs besides. */
function writeDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[month! - 1]} ${date}, ${year}`;
}
