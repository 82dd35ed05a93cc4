import type { DynamoDBBatchResponse } from 'aws-lambda';
import type { Item } from '#lambdas/in-memory/item';
import { type StreamChange, streamEvent } from '#lambdas/in-memory/stream-event';
import { deliver, type Running, startTask, strikes } from '../clients/deliver';
import { withinTimeout } from '../clients/run-task';
import type { World } from '../clients/world';
import type { Task } from '../operations/operation';
import { success } from '../operations/worker-response';

/** The ledger stream, read by shard and delivered to the projection. */
export interface LedgerStream {
  append(row: Item): void;
  /** Delivers the records, and resolves once the simulation is calm and all are delivered. */
  follow(isLast: () => boolean): Promise<unknown>;
}

/** A new row with its sequence number. */
interface StreamRecord extends StreamChange {
  readonly place: number;
}

const shards = 4;
const maxPerBatch = 100;
const context = { getRemainingTimeInMillis: () => 30_000 };

/** Delivers the rows of each player in order: DynamoDB keeps the changes of one item in one shard. */
export function createLedgerStream(world: World): LedgerStream {
  const { scheduler, random, tally, faults } = world;
  const recordsByShard: StreamRecord[][] = Array.from({ length: shards }, () => []);
  let appended = 0;
  return {
    append,
    follow: (isLast) => Promise.all(recordsByShard.map((records) => followShard(records, isLast))),
  };

  function append(row: Item): void {
    appended += 1;
    const player = row['player'] as string;
    const shard = [...player].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shards;
    recordsByShard[shard]?.push({ place: appended, key: { player, entry: row['entry'] }, after: row });
  }

  async function followShard(records: StreamRecord[], isLast: () => boolean): Promise<void> {
    let position = 0;
    while (!(isLast() && position === records.length)) {
      await scheduler.sleep(random.between(500, 6_000));
      const batch = records.slice(position, position + maxPerBatch);
      if (batch.length === 0) continue;
      const deliveredCount = await deliverBatch(batch);
      // A repeated delivery uses the same order.
      records.splice(position, batch.length, ...batch);
      position += deliveredCount;
    }
  }

  /** @returns the number of processed records, after which the stream continues */
  async function deliverBatch(batch: StreamRecord[]): Promise<number> {
    const running = startTask(world, projection(batch));
    if (strikes(world, 'stream-reordered', running.state)) shuffle(batch);
    faults.applies('batch-partially-failed', running.state);
    for (;;) {
      const answer = await withinTimeout(world, deliver(world, running, true));
      if (answer?.status === 200) return finish(batch, running, answer.text);
      await scheduler.sleep(random.between(100, 1_000));
    }
  }

  function finish(batch: readonly StreamRecord[], running: Running, text: string): number {
    const { batchItemFailures } = JSON.parse(text) as DynamoDBBatchResponse;
    const [failed] = batchItemFailures;
    if (strikes(world, 'stream-repeated', running.state))
      scheduler.after(random.between(0, 60_000), () => void deliver(world, running, true));
    if (!failed) {
      tally.rowsDelivered += batch.length;
      return batch.length;
    }
    faults.strikes('batch-partially-failed', running.state);
    const place = batch.findIndex((record) => String(record.place) === failed.itemIdentifier);
    if (place < 0) throw new Error('A batch is to be repeated from a record that is not in it');
    tally.rowsDelivered += place;
    return place;
  }

  /** Shuffles the players of a batch but keeps the order of each player's rows; the stream continues in this order. */
  function shuffle(batch: StreamRecord[]): void {
    const byPlayer = new Map<unknown, StreamRecord[]>();
    for (const record of batch) {
      const player = record.key['player'];
      byPlayer.set(player, [...(byPlayer.get(player) ?? []), record]);
    }
    const queues = [...byPlayer.values()];
    for (let place = 0; place < batch.length; place += 1) {
      const queue = random.pick(queues);
      batch[place] = queue.shift() as StreamRecord;
      if (queue.length === 0) queues.splice(queues.indexOf(queue), 1);
    }
  }
}

function projection(batch: readonly StreamRecord[]): Task {
  return {
    operation: 'project',
    isSettled: false,
    isRequest: false,
    deliver: async (casino) => success(await casino.project(streamEvent(batch), context)),
    competingWrite: (casino) => casino.project(streamEvent(batch), context),
  };
}
