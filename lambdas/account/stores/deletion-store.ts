import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { updateIf } from '#lambdas/runtime/aws/conditional-write';
import { ifEqual } from '#lambdas/runtime/aws/conditions';
import { type DueItem, dueItems } from '#lambdas/runtime/aws/due-items';

/** A deletion whose check is due. The wallet decides whether it still stands. */
export interface DueDeletion {
  readonly player: string;
  readonly dueAt: Date;
}

/** The scheduled checks of deletions: one item of the `notices` table per requesting player. */
export interface DeletionStore {
  /** Schedules the first check, in one transaction with the request. */
  plan(player: string, dueAt: Date): AtomicWrite;
  /** Removes the scheduled check, in one transaction with the withdrawal. */
  cancel(player: string): AtomicWrite;
  /** The deletions that are due, oldest first, in pages. A deletion stays due until it is moved on or ended. */
  due(now: Date): AsyncIterable<readonly DueDeletion[]>;
  /** Postpones a check; does nothing if another run already did or the player withdrew the request. */
  moveOn(due: DueDeletion, next: Date): Promise<void>;
  /** Removes the scheduled check when nothing of the player is left to erase. */
  end(player: string): Promise<void>;
}

/** An item of the `notices` table. The index `by-due` keeps those of all players in one partition, because they are few. */
interface DeletionItem extends DueItem {
  readonly id: typeof deletionId;
  readonly dueOn: typeof dueMark;
}

/** The sort key of a deletion, a player's last item to be removed. */
export const deletionId = '#deletion';
/** Not a day, so that it never collides with the reminders of a day. */
const dueMark = 'deletion';

export function createDeletionStore(client: DynamoDBDocumentClient, table: string): DeletionStore {
  const keyOf = (player: string) => ({ TableName: table, Key: { player, id: deletionId } });
  return { plan, cancel, due, moveOn, end };

  function plan(player: string, dueAt: Date): AtomicWrite {
    const item: DeletionItem = { player, id: deletionId, dueOn: dueMark, dueAt: dueAt.toISOString() };
    return atomicWrite('deletion', { Put: { TableName: table, Item: { ...item } } });
  }

  function cancel(player: string): AtomicWrite {
    return atomicWrite('deletion', { Delete: keyOf(player) });
  }

  async function* due(now: Date): AsyncGenerator<readonly DueDeletion[]> {
    for await (const items of dueItems(client, table, dueMark, now))
      yield items.map(({ player, dueAt }) => ({ player, dueAt: new Date(dueAt) }));
  }

  async function moveOn({ player, dueAt }: DueDeletion, next: Date): Promise<void> {
    const when = ifEqual('dueAt', dueAt.toISOString());
    await updateIf(client, table, { player, id: deletionId }, { set: { dueAt: next.toISOString() }, when });
  }

  async function end(player: string): Promise<void> {
    await client.send(new DeleteCommand(keyOf(player)));
  }
}
