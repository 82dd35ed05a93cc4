import { createHash } from 'node:crypto';
import type { CommissionAccrual } from '#domain/affiliates/commission';

/** The id by which an affiliate knows an accrual, on the dashboard and in postbacks. */
export function accrualName({ player, sequence }: Pick<CommissionAccrual, 'player' | 'sequence'>): string {
  return opaqueName(`commission ${player} ${sequence}`);
}

/** An opaque id that groups the accruals of one thing and reveals nothing else. */
export function opaqueName(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
