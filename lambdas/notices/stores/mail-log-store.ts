import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { MailClass, SentMail } from '#domain/notices/mail-allowance';
import { dueItems } from '#lambdas/runtime/aws/due-items';

/** What went out to a player within the last day, and what waits for a digest. */
export interface MailLog {
  readonly sent: readonly (SentMail & { readonly notice: string })[];
  /** Ids of notices, the oldest first. */
  readonly held: readonly string[];
  readonly revision: number;
}

export interface MailLogStore {
  /** Strongly consistent. */
  read(player: string): Promise<MailLog>;
  /**
   * Writes a log with when its digest is due, null for none.
   *
   * @throws ConditionalCheckFailedException when it is not the one any more that was read: repeat the message
   */
  replace(player: string, log: MailLog, digestDueAt: Date | null): Promise<void>;
  /** Players whose digest is due, the longest waiting first, in pages. */
  due(now: Date): AsyncIterable<readonly { readonly player: string; readonly dueAt: Date }[]>;
}

/** An item of the `notices` table; while a digest waits, the index `by-due` has it. */
interface MailLogItem {
  readonly player: string;
  readonly id: typeof logId;
  readonly sent: readonly (readonly [notice: string, mailClass: MailClass, at: string])[];
  readonly held: readonly string[];
  readonly revision: number;
  readonly dueOn?: typeof dueMark;
  readonly dueAt?: string;
  /** Seconds since 1970: from then on DynamoDB deletes it. */
  readonly expiresAt: number;
}

const logId = '#mails';
/** No day is called that: reminders of a day never meet it. */
const dueMark = 'mail-digest';
const keptForMs = 7 * 86_400_000;

/** The store of mail logs: one item a player. */
export function createMailLogStore(
  client: DynamoDBDocumentClient,
  table: string,
  now: () => Date,
): MailLogStore {
  return {
    async read(player) {
      const key = { TableName: table, Key: { player, id: logId }, ConsistentRead: true };
      const item = (await client.send(new GetCommand(key))).Item as MailLogItem | undefined;
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
      const isFirst = revision === 0;
      await client.send(
        new PutCommand({
          TableName: table,
          Item: { ...item },
          ConditionExpression: isFirst ? 'attribute_not_exists(#revision)' : '#revision = :revision',
          ExpressionAttributeNames: { '#revision': 'revision' },
          ...(!isFirst && { ExpressionAttributeValues: { ':revision': revision } }),
        }),
      );
    },

    async *due(at) {
      for await (const items of dueItems(client, table, dueMark, at))
        yield items.map(({ player, dueAt }) => ({
          player: String(player),
          dueAt: new Date(String(dueAt)),
        }));
    },
  };
}
