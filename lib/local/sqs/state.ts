import type { LevelWrite } from 'dynalite/db/index.js';
import { openLevel } from '../state/open-level';
import type { Message } from './message';

/** A message that a FIFO queue accepted, kept for the deduplication interval. */
export interface TakenMessage {
  readonly deduplicationId: string;
  readonly id: string;
  readonly sequence: number;
  readonly untilMs: number;
}

/** Messages by sequence number, and what was taken by its deduplication id. */
interface QueueContents {
  readonly messages: Map<number, Message>;
  readonly taken: Map<string, TakenMessage>;
}

export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>;

export const messageKey = (queueName: string, { sequence }: Message): string =>
  `message~${queueName}~${String(sequence).padStart(20, '0')}`;
export const takenKey = (queueName: string, { deduplicationId }: TakenMessage): string =>
  `taken~${queueName}~${deduplicationId}`;

/**
 * Opens the messages of all queues in a folder, or an empty store in memory. They are stored in the same kind of LevelDB
 * as tables, so that a killed process loses no acknowledged message.
 *
 * @throws Error when another process has the folder open
 */
export async function openMessageStore(folder: string | null) {
  const level = await openLevel(folder, 'queues');
  const byQueue = new Map<string, QueueContents>();
  for await (const key of level.keys({})) {
    const [kind, queueName = ''] = key.split('~');
    const contents = contentsOf(queueName);
    const value = await level.get(key);
    if (kind === 'message') contents.messages.set((value as Message).sequence, value as Message);
    else contents.taken.set((value as TakenMessage).deduplicationId, value as TakenMessage);
  }

  let waiting: LevelWrite[] = [];
  let flush: Promise<void> | undefined;
  let flushing: Promise<void> = Promise.resolve();
  return {
    contentsOf,
    /** Writes all or nothing, after earlier writes. */
    write(writes: readonly LevelWrite[]): Promise<void> {
      waiting.push(...writes);
      // Writes that arrive while a batch is written go into the next one.
      flush ??= flushing = flushing.then(writeWaiting, writeWaiting);
      return flush;
    },
    async close(): Promise<void> {
      await Promise.allSettled([flushing]);
      await level.close();
    },
  };

  /** A failed batch rejects for its own callers only. */
  function writeWaiting(): Promise<void> {
    const batch = waiting;
    [waiting, flush] = [[], undefined];
    return level.batch(batch);
  }

  function contentsOf(queueName: string): QueueContents {
    const contents = byQueue.get(queueName) ?? { messages: new Map(), taken: new Map() };
    byQueue.set(queueName, contents);
    return contents;
  }
}
