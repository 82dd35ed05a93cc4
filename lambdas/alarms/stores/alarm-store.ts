import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unlessConditionFailed } from '#lambdas/runtime/aws/conditional-write';
import { queryAll } from '#lambdas/runtime/aws/query-pages';
import { alarmsPartition } from '../../../lib/table-partitions';

/** A change of an alarm's state. */
export interface AlarmChange {
  /** Id of the notification, the same in each of its deliveries. */
  readonly messageId: string;
  /** Unique in the account. */
  readonly fullName: string;
  /** Name of the alarm in the stack. */
  readonly name: string;
  /** What the alarm means and where to look; empty where it says nothing. */
  readonly meaning: string;
  readonly state: 'ALARM' | 'OK';
  readonly at: Date;
}

/** When an alarm last changed to each state; null where no such change is known. */
export interface AlarmStates {
  readonly name: string;
  readonly meaning: string;
  readonly raisedAt: Date | null;
  readonly recoveredAt: Date | null;
}

export interface AlarmStore {
  /** Records a change. Recording it again changes nothing, and a later change of the alarm stays. */
  record(change: AlarmChange): Promise<void>;
  /**
   * Forgets the states of an alarm that no longer exists. An alarm that replaced it in the stack, under another full name, stays, as do the
   * changes.
   */
  forget(alarm: Pick<AlarmChange, 'fullName' | 'name'>): Promise<void>;
  /** All alarms that changed and exist. Eventually consistent. */
  states(): Promise<readonly AlarmStates[]>;
  /** Names of the alarms raised since then, one for each time, for 30 days back. Eventually consistent. */
  raisedSince(since: Date): Promise<readonly string[]>;
}

interface ChangeItem {
  readonly subject: typeof alarmsPartition;
  /** Time and message: unique, in the order of time. */
  readonly metric: string;
  readonly name: string;
  readonly state: AlarmChange['state'];
  /** Seconds since 1970, as TTL requires. */
  readonly expiresAt: number;
}

interface StatesItem {
  readonly name: string;
  readonly meaning: string;
  readonly raisedAt?: string;
  readonly recoveredAt?: string;
}

const keptMs = 30 * 86_400_000;
const lastChange = { ALARM: 'raisedAt', OK: 'recoveredAt' } as const;

export function createAlarmStore(client: DynamoDBDocumentClient, table: string): AlarmStore {
  return {
    async record(change) {
      await client.send(new PutCommand({ TableName: table, Item: { ...toItem(change) } }));
      await updateStates(change);
    },

    async forget({ fullName, name }) {
      await unlessConditionFailed(
        client.send(
          new DeleteCommand({
            TableName: table,
            Key: stateKey(name),
            ConditionExpression: '#fullName = :fullName',
            ExpressionAttributeNames: { '#fullName': 'fullName' },
            ExpressionAttributeValues: { ':fullName': fullName },
          }),
        ),
      );
    },

    async states() {
      const items = await queryAll<StatesItem>(client, {
        TableName: table,
        KeyConditionExpression: '#subject = :subject AND begins_with(#metric, :states)',
        ExpressionAttributeNames: { '#subject': 'subject', '#metric': 'metric' },
        ExpressionAttributeValues: { ':subject': alarmsPartition, ':states': 'state#' },
      });
      return items.map(fromItem);
    },

    async raisedSince(since) {
      const items = await queryAll<ChangeItem>(client, {
        TableName: table,
        KeyConditionExpression: '#subject = :subject AND #metric BETWEEN :since AND :end',
        ExpressionAttributeNames: { '#subject': 'subject', '#metric': 'metric' },
        ExpressionAttributeValues: {
          ':subject': alarmsPartition,
          ':since': `change#${since.toISOString()}`,
          ':end': 'change#~',
        },
      });
      return items.filter(({ state }) => state === 'ALARM').map(({ name }) => name);
    },
  };

  /** Each state has a time of its own that only grows, so the order of the messages does not matter. */
  async function updateStates({ fullName, name, meaning, state, at }: AlarmChange): Promise<void> {
    await unlessConditionFailed(
      client.send(
        new UpdateCommand({
          TableName: table,
          Key: stateKey(name),
          UpdateExpression: 'SET #at = :at, #fullName = :fullName, #name = :name, #meaning = :meaning',
          ConditionExpression: 'attribute_not_exists(#at) OR #at < :at',
          ExpressionAttributeNames: {
            '#at': lastChange[state],
            '#fullName': 'fullName',
            '#name': 'name',
            '#meaning': 'meaning',
          },
          ExpressionAttributeValues: {
            ':at': at.toISOString(),
            ':fullName': fullName,
            ':name': name,
            ':meaning': meaning,
          },
        }),
      ),
    );
  }
}

function stateKey(name: string) {
  return { subject: alarmsPartition, metric: `state#${name}` };
}

function toItem({ messageId, name, state, at }: AlarmChange): ChangeItem {
  return {
    subject: alarmsPartition,
    metric: `change#${at.toISOString()}#${messageId}`,
    name,
    state,
    expiresAt: Math.ceil((at.getTime() + keptMs) / 1_000),
  };
}

function fromItem({ name, meaning, raisedAt, recoveredAt }: StatesItem): AlarmStates {
  const dateOf = (text: string | undefined) => (text === undefined ? null : new Date(text));
  return { name, meaning, raisedAt: dateOf(raisedAt), recoveredAt: dateOf(recoveredAt) };
}
