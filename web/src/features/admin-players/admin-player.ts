import type { GetAnswer } from '#web/lib/play-fab-ops-types';

export type AdminPlayer = GetAnswer<'/admin/players/{player}'>;
export type FoundPlayer = GetAnswer<'/admin/players'>['items'][number];
export type LedgerLine = GetAnswer<'/admin/players/{player}/transactions'>['items'][number];

const instants = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an instant in the admin's time zone. */
export function instantLabel(at: string): string {
  return instants.format(new Date(at));
}

/** Formats a kind such as `account-change` for people. */
export function kindLabel(kind: string): string {
  const text = kind.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats US dollars. */
export function dollarsOf(cents: number): string {
  return new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
