const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, as `2026-11-21`. `2026-02-30` is none, although `Date` reads it. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const at = new Date(`${text}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, text.length) === text;
}

/** Returns the first and the last day of a filter; an unreadable day is none. */
export function daysOf({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from: isDay(from) ? from : '', to: isDay(to) ? to : '' };
}

/** Returns why days cannot be applied; null if they can. */
export function dayFault({ from, to }: { from: string; to: string }): string | null {
  return from !== '' && to !== '' && from > to ? 'Choose the earlier day first.' : null;
}

/**
 * Returns the instants between which days lie: midnight of the device before the first, and after the last. A day that is empty or
 * unreadable bounds nothing. Days of 23 and 25 hours are supported.
 */
export function instantsOf({ from, to }: { from: string; to: string }): {
  from: string | undefined;
  to: string | undefined;
} {
  return { from: midnight(from, 0), to: midnight(to, 1) };
}

function midnight(day: string, daysLater: number): string | undefined {
  if (!isDay(day)) return undefined;
  const at = new Date(`${day}T00:00`);
  at.setDate(at.getDate() + daysLater);
  return at.toISOString();
}
