import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AnswerFaults, Command, Database } from '#lambdas/in-memory/database';
import { canceled } from '#lambdas/in-memory/exceptions';
import type { FaultName } from '../faults/kinds';
import type { Random } from '../scheduler/random';
import type { Scheduler } from '../scheduler/scheduler';
import type { Trace } from '../trace';
import type { Delivery } from './delivery';
import { errorOf, strikesAfterEffect, getsResponse, transientErrors } from './fault-errors';
import { tablesOf, requestKindsOf } from './request-kinds';

/** Shared state between functions and their tables. */
export interface Network {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly database: Database;
  readonly trace: Trace;
  /** Items locked by transactions in progress. */
  readonly locks: Set<string>;
  /** Corrupts commands, to test that the simulation finds the corruption. */
  readonly corrupt: (command: Command) => Command;
  /** Delivery of the current commit. */
  committing: Delivery | null;
  /** Conflicts without a fault: at one instant, or between read and write. */
  readonly contention: { conflicts: number; conditions: number };
}

/** A client call that a fault may strike. */
interface Call {
  readonly command: Command;
  readonly delivery: Delivery;
  readonly fault: FaultName | null;
  readonly isTransaction: boolean;
}

/** Attempts of the SDK per call, and its timeout. */
const maxAttempts = 3;
const timeoutMs = 2_500;

const never = new Promise<never>(() => undefined);

/**
 * A client for the stores. Each call yields to others; faults strike before, at or after the table. Like the SDK, it retries transient
 * errors, a transaction with the same token.
 *
 * @param current  the delivery that the function handles
 */
export function createTableClient(network: Network, current: () => Delivery | null): DynamoDBDocumentClient {
  const { scheduler, random, database, trace, locks, contention } = network;
  return { send } as unknown as DynamoDBDocumentClient;

  async function send(sent: Command): Promise<object> {
    const delivery = current();
    if (!delivery || delivery.isDead) return never;
    const command = network.corrupt(sent);
    const kinds = requestKindsOf(command);
    const fault = delivery.faults.next(kinds);
    const call: Call = { command, delivery, fault, isTransaction: kinds.includes('transaction') };
    const answer = await sendWithRetries(call);
    return delivery.isDead ? never : answer;
  }

  async function sendWithRetries(call: Call): Promise<object> {
    // Half of the transient faults persist until the SDK gives up.
    const isPersistent = call.fault !== null && random.chance(0.5);
    let { fault } = call;
    let hasTakenEffect = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await awaitLatency(call, fault);
        if (call.isTransaction && hasTakenEffect) return {};
        return await executeWithFault(call, fault, () => (hasTakenEffect = true));
      } catch (error) {
        traceCall(call, (error as Error).name);
        if (attempt === maxAttempts || !transientErrors.has((error as Error).name)) throw error;
        if (!isPersistent) fault = null;
        await scheduler.sleep(random.between(20, 100));
      }
    }
  }

  /** Simulates the latency to the table, during which other tasks run. */
  async function awaitLatency({ delivery }: Call, fault: FaultName | null): Promise<void> {
    await scheduler.sleep(random.between(0.5, 6));
    if (fault === 'concurrent-write') await delivery.competingWrite?.();
  }

  async function executeWithFault(
    call: Call,
    fault: FaultName | null,
    onEffect: () => void,
  ): Promise<object> {
    const { command, delivery, isTransaction } = call;
    if (fault === 'worker-killed' && random.chance(0.5)) return kill(call);
    const takesEffect = !fault || strikesAfterEffect(fault, random);
    let answer: object = {};
    if (takesEffect) {
      answer = isTransaction ? await transact(call) : execute(call, answerFaults(command, fault));
      onEffect();
    }
    if (fault === 'worker-killed') return kill(call);
    if (!fault || getsResponse(fault)) return answer;
    if (fault === 'write-lost' || fault === 'write-unconfirmed') await scheduler.sleep(timeoutMs);
    throw errorOf(fault, database.itemsWritten(command).length, random, delivery);
  }

  /** A transaction locks its items briefly; competing ones are canceled. */
  async function transact(call: Call): Promise<object> {
    const items = database.itemsWritten(call.command);
    const isLocked = items.map((item) => locks.has(item));
    if (isLocked.includes(true)) {
      contention.conflicts += 1;
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
      traceCall(call, fault ?? '');
      return answer;
    } catch (error) {
      if (fault !== 'concurrent-write' && isCondition(error)) contention.conditions += 1;
      throw error;
    } finally {
      network.committing = null;
    }
  }

  function kill(call: Call): Promise<never> {
    call.delivery.isDead = true;
    traceCall(call, 'killed');
    return never;
  }

  function traceCall({ command, delivery }: Call, outcome: string): void {
    const what = `${command.constructor.name} ${outcome}`;
    trace.note({ time: scheduler.now(), task: delivery.task.number, what, about: tablesOf(command) });
  }

  function answerFaults(command: Command, fault: FaultName | null): AnswerFaults {
    const { ConsistentRead = false } = command.input as { ConsistentRead?: boolean };
    return {
      ...(fault === 'stale-index' && { changesBehind: 1 + random.below(3) }),
      ...(fault === 'page-truncated' && { mostItems: 1 + random.below(3) }),
      ...(fault === 'keys-unprocessed' && { unprocessed: 1 + random.below(2) }),
      ...(!ConsistentRead && { isPast: random.chance(0.25) }),
    };
  }
}

/** A client without latency and faults, for atomic work between steps of others. */
export function createDirectClient(network: Network, current: () => Delivery | null): DynamoDBDocumentClient {
  return {
    send: async (command: Command) => {
      network.committing = current();
      try {
        return network.database.execute(network.corrupt(command));
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
