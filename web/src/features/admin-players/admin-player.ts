import type { GetAnswer } from '#web/lib/play-fab-ops-types';

export type AdminPlayer = GetAnswer<'/admin/players/{player}'>;
export type FoundPlayer = GetAnswer<'/admin/players'>['items'][number];
export type LedgerLine = GetAnswer<'/admin/players/{player}/transactions'>['items'][number];

const instants = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the admin's own zone. */
export function instantLabel(at: string): string {
  return instants.format(new Date(at));
}

/** `account-change` as people read it. */
export function kindLabel(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** US dollars. */
export function dollarsOf(cents: number): string {
  return new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
