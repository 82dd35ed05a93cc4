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

/** Formats `2026-11-02` as `November 2, 2026`. Not Intl.DateTimeFormat, because a phone takes 130 ms to initialize it. */
export function writeDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[month! - 1]} ${date}, ${year}`;
}
