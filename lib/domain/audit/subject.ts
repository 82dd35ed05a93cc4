/** Kinds of subjects of admin acts. */
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
  /** The player it belongs to, if any. */
  readonly player?: string;
}

/** The player an entry concerns, if any. */
export function playerOf({ kind, id, player }: AuditSubject): string | undefined {
  return player ?? (kind === 'player' ? id : undefined);
}
