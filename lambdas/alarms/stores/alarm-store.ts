import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { updateIf } from '#lambdas/runtime/aws/conditional-write';
import { ifAbsent, ifAll, ifAny, ifIs } from '#lambdas/runtime/aws/conditions';
import { queryOf } from '#lambdas/runtime/aws/query-of';
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

/** The deletion of an alarm. */
export interface AlarmDeletion {
  readonly fullName: string;
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
  /**
   * Records a change. Recording it again changes nothing, a later change of the alarm stays, and a change from before the alarm's deletion
   * does not bring its states back, whatever the order of the messages.
   */
  record(change: AlarmChange): Promise<void>;
  /** Forgets the states of an alarm that was deleted. Its changes stay, as does an alarm that was created later under its full name. */
  forget(deletion: AlarmDeletion): Promise<void>;
  /**
   * All alarms that changed and were not deleted since, each by its full name: while an alarm replaces another one in the stack, both.
   * Eventually consistent.
   */
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

/** The states of an alarm, or only that it was deleted. */
interface StatesItem {
  readonly name?: string;
  readonly meaning?: string;
  readonly raisedAt?: string;
  readonly recoveredAt?: string;
  /** A late message of an earlier change must not bring the alarm back. It expires after all messages of the alarm. */
  readonly deletedAt?: string;
}

const keptMs = 30 * 86_400_000;
const lastChange = { ALARM: 'raisedAt', OK: 'recoveredAt' } as const;

export function createAlarmStore(client: DynamoDBDocumentClient, table: string): AlarmStore {
  return {
    async record(change) {
      await client.send(new PutCommand({ TableName: table, Item: { ...toItem(change) } }));
      await updateStates(change);
    },

    async forget({ fullName, at }) {
      const deletedAt = at.toISOString();
      const ifNotAfter = (name: string) => ifAny(ifAbsent(name), ifIs(name, '<=', deletedAt));
      await updateIf(client, table, stateKey(fullName), {
        set: { deletedAt, expiresAt: expiryOf(at) },
        remove: ['name', 'meaning', 'raisedAt', 'recoveredAt'],
        when: ifAll(ifNotAfter('deletedAt'), ifNotAfter('raisedAt'), ifNotAfter('recoveredAt')),
      });
    },

    async states() {
      const items = await queryAll<StatesItem>(client, {
        TableName: table,
        ...queryOf({ is: { subject: alarmsPartition }, beginsWith: { metric: statesPrefix } }),
      });
      return items.flatMap(fromItem);
    },

    async raisedSince(since) {
      const items = await queryAll<ChangeItem>(client, {
        TableName: table,
        ...queryOf({
          is: { subject: alarmsPartition },
          between: { metric: [`change#${since.toISOString()}`, 'change#~'] },
        }),
      });
      return items.filter(({ state }) => state === 'ALARM').map(({ name }) => name);
    },
  };

  /** Each state has a time of its own that only grows, so the order of the messages does not matter. */
  async function updateStates({ fullName, name, meaning, state, at }: AlarmChange): Promise<void> {
    const changedAt = at.toISOString();
    const ifBefore = (attribute: string) => ifAny(ifAbsent(attribute), ifIs(attribute, '<', changedAt));
    await updateIf(client, table, stateKey(fullName), {
      set: { [lastChange[state]]: changedAt, name, meaning },
      remove: ['expiresAt'],
      when: ifAll(ifBefore(lastChange[state]), ifBefore('deletedAt')),
    });
  }
}

/** Items of an earlier release have the prefix `state#` and the name in the stack; nothing reads them. */
const statesPrefix = 'alarm#';

function stateKey(fullName: string) {
  return { subject: alarmsPartition, metric: `${statesPrefix}${fullName}` };
}

function toItem({ messageId, name, state, at }: AlarmChange): ChangeItem {
  return {
    subject: alarmsPartition,
    metric: `change#${at.toISOString()}#${messageId}`,
    name,
    state,
    expiresAt: expiryOf(at),
  };
}

function expiryOf(at: Date): number {
  return Math.ceil((at.getTime() + keptMs) / 1_000);
}

function fromItem({ name, meaning = '', raisedAt, recoveredAt }: StatesItem): AlarmStates[] {
  if (name === undefined) return [];
  return [{ name, meaning, raisedAt: dateOf(raisedAt), recoveredAt: dateOf(recoveredAt) }];
}

function dateOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}
