import { paths } from '#web/lib/paths';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';

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

/** `balance-adjusted` as people read it: acts of every area come here, so each is worded by its own name. */
export function actLabel(act: string): string {
  const words = act.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The page on which there is more about it; null where there is none. */
export function subjectPath({ kind, id, player }: AuditSubject): string | null {
  if (player !== null) return paths.dashboardPlayer(player);
  if (kind === 'product') return paths.dashboardProduct(id);
  if (kind === 'draw') return paths.dashboardDraws;
  return kind === 'gift-pool' ? paths.dashboardGiftCodes : null;
}

/**
 * What else is on record of an act, in one line: `account player:gold · amount 500`. What became of something stands behind what it was
 * before, which is on record under the same name with `Was`: `price 12.5 → 15`.
 */
export function detailLabel(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .filter(([name, value]) => value !== null && value !== '' && !isPrevious(name, detail))
    .map(([name, value]) => {
      const previous = detail[`${name}Was`];
      const words =
        previous === undefined ? valueLabel(value) : `${valueLabel(previous)} → ${valueLabel(value)}`;
      return `${name} ${words}`;
    })
    .join(' · ');
}

function isPrevious(name: string, detail: AuditEntry['detail']): boolean {
  return name.endsWith('Was') && name.slice(0, -'Was'.length) in detail;
}

function valueLabel(value: AuditEntry['detail'][string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? 'none');
}
