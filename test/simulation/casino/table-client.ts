import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FaultName } from '../faults/kinds';
import type { Random } from '../scheduler/random';
import type { Scheduler } from '../scheduler/scheduler';
import type { AnswerFaults, Command, Database } from '../table/database';
import { canceled } from '../table/exceptions';
import type { Trace } from '../trace';
import type { Delivery } from './delivery';
import { errorOf, isAfterwards, isAnswered, passingErrors } from './fault-errors';
import { aboutOf, sortsOf } from './request-sorts';

/** What lies between functions and their tables. */
export interface Network {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly database: Database;
  readonly trace: Trace;
  /** The items that transactions are just preparing. */
  readonly locks: Set<string>;
  /** Makes something wrong of what a function sends, for the test that the simulation finds it. */
  readonly bend: (command: Command) => Command;
  /** Whose commit the database is telling of. */
  committing: Delivery | null;
  /** How often functions got into each other's way without a fault: at one instant, or between reading and writing. */
  readonly met: { conflicts: number; conditions: number };
}

/** A client's call that a fault may strike. */
interface Call {
  readonly command: Command;
  readonly delivery: Delivery;
  readonly fault: FaultName | null;
  readonly isTransaction: boolean;
}

/** Attempts of the SDK for one call, and how long it waits for each answer. */
const mostAttempts = 3;
const timeoutMs = 2_500;

const never = new Promise<never>(() => undefined);

/**
 * A client as stores use it. Each call is a point where others get their turn; faults strike on the way there, at the table or
 * on the way back. Like the SDK it repeats a call that failed in passing, a transaction under the same token.
 *
 * @param current  the delivery that the function works on
 */
export function createTableClient(network: Network, current: () => Delivery | null): DynamoDBDocumentClient {
  const { scheduler, random, database, trace, locks, met } = network;
  return { send } as unknown as DynamoDBDocumentClient;

  async function send(sent: Command): Promise<object> {
    const delivery = current();
    if (!delivery || delivery.isDead) return never;
    const command = network.bend(sent);
    const sorts = sortsOf(command);
    const fault = delivery.faults.next(sorts);
    const call: Call = { command, delivery, fault, isTransaction: sorts.includes('transaction') };
    const answer = await untilItPasses(call);
    return delivery.isDead ? never : answer;
  }

  async function untilItPasses(call: Call): Promise<object> {
    // Half of what fails in passing goes on failing until the SDK gives up.
    const isPersistent = call.fault !== null && random.chance(0.5);
    let { fault } = call;
    let isDone = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await reach(call, fault);
        if (call.isTransaction && isDone) return {};
        return await carryOut(call, fault, () => (isDone = true));
      } catch (error) {
        note(call, (error as Error).name);
        if (attempt === mostAttempts || !passingErrors.has((error as Error).name)) throw error;
        if (!isPersistent) fault = null;
        await scheduler.sleep(random.between(20, 100));
      }
    }
  }

  /** The way to the table, on which others get their turn. */
  async function reach({ delivery }: Call, fault: FaultName | null): Promise<void> {
    await scheduler.sleep(random.between(0.5, 6));
    if (fault === 'overtaken-by-rival') await delivery.rival?.();
  }

  async function carryOut(call: Call, fault: FaultName | null, done: () => void): Promise<object> {
    const { command, delivery, isTransaction } = call;
    if (fault === 'worker-killed' && random.chance(0.5)) return die(call);
    const isCarriedOut = !fault || isAfterwards(fault, random);
    let answer: object = {};
    if (isCarriedOut) {
      answer = isTransaction ? await transact(call) : execute(call, answerFaults(command, fault));
      done();
    }
    if (fault === 'worker-killed') return die(call);
    if (!fault || isAnswered(fault)) return answer;
    if (fault === 'write-lost' || fault === 'write-unconfirmed') await scheduler.sleep(timeoutMs);
    throw errorOf(fault, database.itemsWritten(command).length, random, delivery);
  }

  /** A transaction holds its items for a moment; whoever else wants one of them meanwhile is canceled. */
  async function transact(call: Call): Promise<object> {
    const items = database.itemsWritten(call.command);
    const isLocked = items.map((item) => locks.has(item));
    if (isLocked.includes(true)) {
      met.conflicts += 1;
      throw canceled(isLocked.map((each) => (each ? { code: 'TransactionConflict' } : null)));
    }
    for (const item of items) locks.add(item);
    await scheduler.sleep(random.between(0.5, 5));
    for (const item of items) locks.delete(item);
    return execute(call, {});
  }

  function execute(call: Call, faults: AnswerFaults): object {
    const { command, delivery, fault } = call;
    network.committing = delivery;
    try {
      const answer = database.execute(command, faults);
      note(call, fault ?? '');
      return answer;
    } catch (error) {
      if (fault !== 'overtaken-by-rival' && isCondition(error)) met.conditions += 1;
      throw error;
    } finally {
      network.committing = null;
    }
  }

  function die(call: Call): Promise<never> {
    call.delivery.isDead = true;
    note(call, 'killed');
    return never;
  }

  function note({ command, delivery }: Call, outcome: string): void {
    const what = `${command.constructor.name} ${outcome}`;
    trace.note({ time: scheduler.now(), errand: delivery.errand.number, what, about: aboutOf(command) });
  }

  function answerFaults(command: Command, fault: FaultName | null): AnswerFaults {
    const { ConsistentRead = false } = command.input as { ConsistentRead?: boolean };
    return {
      ...(fault === 'stale-index' && { changesBehind: 1 + random.below(3) }),
      ...(fault === 'page-cut' && { mostItems: 1 + random.below(3) }),
      ...(fault === 'keys-unprocessed' && { unprocessed: 1 + random.below(2) }),
      ...(!ConsistentRead && { isPast: random.chance(0.25) }),
    };
  }
}

/** A client that asks nobody to wait and that nothing happens to, for what takes place between two steps of others. */
export function createDirectClient(network: Network, current: () => Delivery | null): DynamoDBDocumentClient {
  return {
    send: async (command: Command) => {
      network.committing = current();
      try {
        return network.database.execute(network.bend(command));
      } finally {
        network.committing = null;
      }
    },
  } as unknown as DynamoDBDocumentClient;
}

function isCondition(error: unknown): boolean {
  const { name } = error as Error;
  return name === 'TransactionCanceledException' || name === 'ConditionalCheckFailedException';
}
