import { mayRestrict, startedRestriction } from '#domain/ledger/started-restriction';
import { groupOf } from '#lambdas/notices/messages';
import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import type { RestrictionStart } from '#lambdas/wallet/share-restriction';
import type { LedgerRow } from '#lambdas/wallet/stores/ledger-row';

/**
 * The event of a ledger row that may start a restriction of all accounts of a mailbox, under the id of its transaction. Most rows have none.
 *
 * @throws Error for a row that does not match its table
 */
export function restrictionOfRow({ change, key, after }: StreamRow): readonly QueuedEvent[] {
  if (change !== 'INSERT' || !('entry' in key)) return [];
  const { entry, player, detail } = after() as Row & LedgerRow;
  if (!mayRestrict(detail.kind)) return [];
  const kind = startedRestriction(detail as Restricting);
  if (!kind) return [];
  const message: RestrictionStart = { player, transaction: entry, kind };
  return [{ id: entry, group: groupOf(player), message }];
}

type Restricting = Parameters<typeof startedRestriction>[0];
