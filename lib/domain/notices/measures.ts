import type { Amount } from '#domain/money/coin';
import type { LimitedThing } from '#domain/play-limits/limits';

/** `10,000 GC`. */
export function formatGold(gold: Amount): string {
  return `${grouped(gold)} GC`;
}

/** `5.00 SC`. */
export function formatSweeps(sweeps: Amount): string {
  return `${hundredths(sweeps)} SC`;
}

/** `$9.99`. */
export function formatDollars(cents: number): string {
  return `$${hundredths(cents)}`;
}

/** `1 day`, `3 days`. */
export function counted(count: number, one: string): string {
  return `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** Formats a limit in its own unit. */
export function describeLimit(thing: LimitedThing, most: number): string {
  switch (thing) {
    case 'stake-gold':
    case 'loss-gold':
      return formatGold(most as Amount);
    case 'stake-sweeps':
    case 'loss-sweeps':
      return formatSweeps(most as Amount);
    case 'purchase':
      return formatDollars(most);
    case 'time':
      return counted(most, 'minute');
  }
}

/** `Monday, November 23, 2026 at 2:05 PM CST`, in the player's zone. */
export function formatInstant(at: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  });
  // ICU versions differ in the space before AM and PM.
  return format.format(at).replaceAll(/\s/gu, ' ');
}

/** `December 5, 2026`, in the player's zone. */
export function formatDay(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(at);
}

function hundredths(count: number): string {
  const whole = Math.trunc(count / 100);
  return `${grouped(whole)}.${String(Math.abs(count % 100)).padStart(2, '0')}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
