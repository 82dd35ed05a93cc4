import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { dueItems } from '#lambdas/runtime/aws/due-items';

/** Somebody whose deletion is to be looked at. Whether it is still wanted the wallet knows. */
export interface DueDeletion {
  readonly player: string;
  readonly dueAt: Date;
}

/** Whose deletion is to be looked at when: one item of the `notices` table for each who asked. */
export interface DeletionStore {
  /** Remembers, together with the wish itself, when it is looked at first. */
  plan(player: string, dueAt: Date): AtomicWrite;
  /** Forgets it, together with the wish. */
  cancel(player: string): AtomicWrite;
  /** Those whose time has come, the oldest first, in pages. One stays due until it is moved on or ended, for however long. */
  due(now: Date): AsyncIterable<readonly DueDeletion[]>;
  /** Puts a look off; nothing happens where somebody else did already, or the player changed their mind. */
  moveOn(due: DueDeletion, next: Date): Promise<void>;
  /** Ends it: nothing of the player is left to be erased. */
  end(player: string): Promise<void>;
}

/** An item of the `notices` table. The index `by-due` has those of all players in one place: they are few. */
interface DeletionItem {
  readonly player: string;
  readonly id: typeof deletionId;
  readonly dueOn: typeof dueMark;
  readonly dueAt: string;
}

/** It is the last item of a player to go. */
export const deletionId = '#deletion';
/** No day is called that: reminders of a day never meet it. */
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
      yield (items as unknown as DeletionItem[]).map(({ player, dueAt }) => ({
        player,
        dueAt: new Date(dueAt),
      }));
  }

  async function moveOn({ player, dueAt }: DueDeletion, next: Date): Promise<void> {
    const command = new UpdateCommand({
      ...keyOf(player),
      UpdateExpression: 'SET #dueAt = :next',
      ConditionExpression: '#dueAt = :before',
      ExpressionAttributeNames: { '#dueAt': 'dueAt' },
      ExpressionAttributeValues: { ':next': next.toISOString(), ':before': dueAt.toISOString() },
    });
    await client.send(command).catch(unlessConditionFailed);
  }

  async function end(player: string): Promise<void> {
    await client.send(new DeleteCommand(keyOf(player)));
  }
}

function unlessConditionFailed(error: Error): void {
  if (error.name !== 'ConditionalCheckFailedException') throw error;
}
