import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { paths } from '#web/lib/paths';

export type AuditEntry = GetAnswer<'/admin/audit'>['items'][number];
export type AuditSubject = AuditEntry['subject'];

export const subjectNames: Readonly<Record<AuditSubject['kind'], string>> = {
  player: 'Player',
  order: 'Order',
  product: 'Product',
  draw: 'Draw',
  'gift-pool': 'Gift codes',
  'identity-check': 'Identity check',
  'free-entry': 'Free entry',
  picture: 'Picture',
  ticket: 'Ticket',
};

/** Formats an action such as `balance-adjusted`. Actions come from every area, so the label is derived from the name. */
export function actLabel(act: string): string {
  const text = act.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The page with more about the subject; null if there is none. */
export function subjectPath({ kind, id, player }: AuditSubject): string | null {
  if (player !== null) return paths.dashboardPlayer(player);
  if (kind === 'product') return paths.dashboardProduct(id);
  if (kind === 'draw') return paths.dashboardDraws;
  return kind === 'gift-pool' ? paths.dashboardGiftCodes : null;
}

/**
 * Formats the details of an action in one line: `account player:gold · amount 500`. A previous value is stored under the same name with
 * `Was` and shown before the new one: `price 12.5 → 15`.
 */
export function detailLabel(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .filter(([name, value]) => value !== null && value !== '' && !isPrevious(name, detail))
    .map(([name, value]) => {
      const previous = detail[`${name}Was`];
      const text =
        previous === undefined ? valueLabel(value) : `${valueLabel(previous)} → ${valueLabel(value)}`;
      return `${wordsOf(name)} ${text}`;
    })
    .join(' · ');
}

/** Formats a name such as `requestedBy` as words. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function isPrevious(name: string, detail: AuditEntry['detail']): boolean {
  return name.endsWith('Was') && name.slice(0, -'Was'.length) in detail;
}

function valueLabel(value: AuditEntry['detail'][string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? 'none');
}
