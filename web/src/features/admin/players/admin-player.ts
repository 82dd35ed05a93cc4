import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

export type AdminPlayer = GetAnswer<'/admin/players/{player}'>;
export type FoundPlayer = GetAnswer<'/admin/players'>['items'][number];
/** A coin purchase of a player. */
export type Purchase = AdminPlayer['purchases'][number];
/** A line of the ledger, with the name of the admin who made a correction. */
export type LedgerLine = GetAnswer<'/admin/players/{player}/transactions'>['items'][number] & {
  readonly actorName?: string | undefined;
};

/**
 * Reports a change of a player: what to say, and the transaction that the change wrote, as far as the response has it.
 */
export type PlayerChanged = (message: string, transaction?: LedgerLine) => void;

/** Whether an admin may suspend the account or lift its suspension, by the rule of `lambdas/account/admin/check-rank.ts`. */
export function maySuspend({ groups }: Pick<AdminPlayer, 'groups'>, isSuperadmin: boolean): boolean {
  return isSuperadmin || !groups.some((group) => group === 'ADMINS' || group === 'SUPERADMINS');
}

/** Formats a kind such as `account-change` for people. */
export function kindLabel(kind: string): string {
  const text = kind.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
