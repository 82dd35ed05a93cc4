/** A language and a time zone, by default those of the device. */
export interface Place {
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** @param at  an instant; as text an instant or a day in ISO 8601 */
export type DateLabel = (at: Date | string | number, place?: Place) => string;

/** `Nov 2, 2026`. */
export const dayLabel = dateLabel({ dateStyle: 'medium' });

/** `November 2, 2026`. */
export const longDayLabel = dateLabel({ dateStyle: 'long' });

/** `Monday, November 2, 2026`. */
export const fullDayLabel = dateLabel({ dateStyle: 'full' });

/** `Nov 2`. */
export const shortDayLabel = dateLabel({ month: 'short', day: 'numeric' });

/** `Nov 2, 2026`, with the name of the month in every language. */
export const namedDayLabel = dateLabel({ year: 'numeric', month: 'short', day: 'numeric' });

/** `Monday, November 2`. */
export const weekdayLabel = dateLabel({ weekday: 'long', month: 'long', day: 'numeric' });

/** `Mon, Nov 2`. */
export const shortWeekdayLabel = dateLabel({ weekday: 'short', month: 'short', day: 'numeric' });

/** `November 2026`. */
export const monthLabel = dateLabel({ year: 'numeric', month: 'long' });

/** `Nov 2026`; with two digits of the year, it would read as a day. */
export const shortMonthLabel = dateLabel({ year: 'numeric', month: 'short' });

/** `2:05 PM`. */
export const timeLabel = dateLabel({ timeStyle: 'short' });

/** `Monday 2:05 PM`. */
export const weekdayTimeLabel = dateLabel({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** `Nov 2, 2026, 2:05 PM`. */
export const instantLabel = dateLabel({ dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 2, 2:05 PM`. */
export const shortInstantLabel = dateLabel({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `November 2, 2026 at 2:05 PM`. */
export const longInstantLabel = dateLabel({ dateStyle: 'long', timeStyle: 'short' });

/** `Nov 2, 2026, 2:05:09 PM`. */
export const exactInstantLabel = dateLabel({ dateStyle: 'medium', timeStyle: 'medium' });

/** `Mon, Nov 2, 2026, 2:05 PM`. */
export const weekdayInstantLabel = dateLabel({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats dates in one style. A formatter is created on first use and then kept: creating one takes long. */
function dateLabel(style: Intl.DateTimeFormatOptions): DateLabel {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at, { locale, timeZone } = {}) => {
    const key = `${locale} ${timeZone}`;
    const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone });
    formats.set(key, format);
    return format.format(new Date(at));
  };
}
