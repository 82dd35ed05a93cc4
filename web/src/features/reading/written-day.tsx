import { writeDay } from '#web/lib/format/written-days';

/** A day such as `2026-11-20`, formatted the same everywhere. */
export function WrittenDay({ day }: { day: string }) {
  return <time dateTime={day}>{writeDay(day)}</time>;
}
