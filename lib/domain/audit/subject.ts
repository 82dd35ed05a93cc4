/** What an act of an admin can be about. */
export const auditedKinds = [
  'player',
  'order',
  'product',
  'draw',
  'gift-pool',
  'identity-check',
  'free-entry',
  'picture',
  'ticket',
] as const;

export interface AuditSubject {
  readonly kind: (typeof auditedKinds)[number];
  readonly id: string;
  /** Whose it is, where it is a player's. */
  readonly player?: string;
}

/** Whom an entry is about, if anybody. */
export function playerOf({ kind, id, player }: AuditSubject): string | undefined {
  return player ?? (kind === 'player' ? id : undefined);
}
