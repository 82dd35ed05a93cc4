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
};

/** `balance-adjusted` as people read it: acts of every area come here, so each is worded by its own name. */
export function actWords(act: string): string {
  const words = act.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The page on which there is more about it; null where there is none. */
export function subjectPath({ kind, player }: AuditSubject): string | null {
  if (player !== null) return paths.dashboardPlayer(player);
  if (kind === 'product') return paths.dashboard;
  if (kind === 'draw') return paths.dashboardDraws;
  return kind === 'gift-pool' ? paths.dashboardGiftCodes : null;
}

/** What else is on record of an act, in one line: `account player:gold · amount 500`. */
export function detailWords(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' · ');
}
