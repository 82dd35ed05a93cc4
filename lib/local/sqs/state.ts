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

interface QueueContents {
  /** By sequence number. */
  readonly messages: Map<number, Message>;
  readonly taken: Map<string, TakenMessage>;
}

/** Messages of all queues, stored so that a killed process loses no acknowledged message. */
export interface MessageStore {
  contentsOf(queueName: string): QueueContents;
  /** Writes all or nothing, after earlier writes. */
  write(writes: readonly LevelWrite[]): Promise<void>;
  close(): Promise<void>;
}

export const messageKey = (queueName: string, { sequence }: Pick<Message, 'sequence'>): string =>
  `message~${queueName}~${String(sequence).padStart(20, '0')}`;
export const takenKey = (
  queueName: string,
  { deduplicationId }: Pick<TakenMessage, 'deduplicationId'>,
): string => `taken~${queueName}~${deduplicationId}`;

/**
 * Opens the messages of a folder, or an empty store in memory. They are stored in the same kind of LevelDB as tables.
 *
 * @throws Error when another process has the folder open
 */
export async function openMessageStore(folder: string | null): Promise<MessageStore> {
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
    write(writes) {
      waiting.push(...writes);
      // Writes that arrive while a batch is written go into the next one.
      flush ??= flushing = flushing.then(writeWaiting, writeWaiting);
      return flush;
    },
    async close() {
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
