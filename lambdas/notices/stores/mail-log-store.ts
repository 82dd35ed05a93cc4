import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { MailClass, SentMail } from '#domain/notices/mail-allowance';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';
import { dueItems } from '#lambdas/runtime/aws/due-items';
import { getItem } from '#lambdas/runtime/aws/get-item';

/** The mails that a player received within the last day, and those held for a digest. */
export interface MailLog {
  readonly sent: readonly (SentMail & { readonly notice: string })[];
  /** Ids of notices, oldest first. */
  readonly held: readonly string[];
  readonly revision: number;
}

export interface MailLogStore {
  /** Strongly consistent. */
  read(player: string): Promise<MailLog>;
  /**
   * Writes a log and the due time of its digest, null for none.
   *
   * @throws ConditionalCheckFailedException on a conflict: process the message again
   */
  replace(player: string, log: MailLog, digestDueAt: Date | null): Promise<void>;
  /** Players whose digest is due, longest wait first, in pages. */
  due(now: Date): AsyncIterable<readonly { readonly player: string; readonly dueAt: Date }[]>;
}

/** An item of the `notices` table; while a digest waits, the index `by-due` contains it. */
interface MailLogItem {
  readonly player: string;
  readonly id: typeof logId;
  readonly sent: readonly (readonly [notice: string, mailClass: MailClass, at: string])[];
  readonly held: readonly string[];
  readonly revision: number;
  readonly dueOn?: typeof dueMark;
  readonly dueAt?: string;
  /** TTL in seconds since 1970. */
  readonly expiresAt: number;
}

const logId = '#mails';
/** Not a day, so that it never collides with the reminders of a day. */
const dueMark = 'mail-digest';
const keptForMs = 7 * 86_400_000;

/** The store of mail logs: one item per player. */
export function createMailLogStore(
  client: DynamoDBDocumentClient,
  table: string,
  now: () => Date,
): MailLogStore {
  return {
    async read(player) {
      const item = await getItem<MailLogItem>(client, table, { player, id: logId });
      if (!item) return { sent: [], held: [], revision: 0 };
      const { sent, held, revision } = item;
      return {
        sent: sent.map(([notice, mailClass, at]) => ({ notice, class: mailClass, at: new Date(at) })),
        held,
        revision,
      };
    },

    async replace(player, { sent, held, revision }, digestDueAt) {
      const item: MailLogItem = {
        player,
        id: logId,
        held,
        revision: revision + 1,
        sent: sent.map(({ notice, class: mailClass, at }) => [notice, mailClass, at.toISOString()]),
        ...(digestDueAt && { dueOn: dueMark, dueAt: digestDueAt.toISOString() }),
        expiresAt: Math.floor((now().getTime() + keptForMs) / 1_000),
      };
      await client.send(
        new PutCommand({ TableName: table, Item: { ...item }, ...optimisticLock('revision', revision) }),
      );
    },

    async *due(at) {
      for await (const items of dueItems(client, table, dueMark, at))
        yield items.map(({ player, dueAt }) => ({ player, dueAt: new Date(dueAt) }));
    },
  };
}
