import { randomUUID } from 'node:crypto';
import type { LevelWrite } from 'dynalite/db/index.js';
import { Refusal } from '../http/aws-json';
import { createBell } from '../time/bell';
import type { Clock } from '../time/clock';
import type { Message } from './message';
import type { QueueDefinition } from './resources';
import { messageKey, type MessageStore, type TakenMessage, takenKey } from './state';

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/using-messagededuplicationid-property.html */
const deduplicationMs = 5 * 60 * 1000;

/**
 * Limit of a message, and of all messages of a batch together.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html
 */
export const mostMessageBytes = 1_048_576;

export interface Draft {
  readonly body: string;
  readonly group?: string | undefined;
  readonly deduplicationId?: string | undefined;
  readonly senderId: string;
}

export interface Queue {
  readonly definition: QueueDefinition;
  /** Sends messages in one acknowledged write; a duplicate returns the original message. */
  send(drafts: readonly Draft[]): Promise<(Pick<Message, 'id' | 'sequence'> | Refusal)[]>;
  /** @param options.waitMs  milliseconds to wait for the first message */
  receive(options: { most: number; waitMs: number; signal: AbortSignal }): Promise<Message[]>;
  /** Deletes a message, unless it has become visible in a FIFO queue, or been received again, since this receipt. */
  delete(message: Message): Promise<void>;
  /** Only tests use it. */
  counts(): { readonly visible: number; readonly inFlight: number; readonly delayed: number };
  /** Accepts a dead letter of another queue. */
  adopt(message: Message, fromArn: string): LevelWrite;
}

/** Called with a message that a queue accepts, before any receiver gets it. */
export type OnMessage = (queueName: string, message: Message) => void;

/** Faults that a standard queue may show at any time, and a FIFO queue never does. */
export interface QueueFaults {
  /** Whether a deleted message is received once more, as when a server with a copy was unavailable. */
  repeats(): boolean;
  /** Returns the messages in their order of delivery. */
  order<Each>(messages: readonly Each[]): readonly Each[];
}

/**
 * Opens a queue with the messages of earlier runs. Without faults a standard queue keeps the order and repeats
 * nothing; a FIFO queue delivers no message while an earlier one of its group is in flight.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues-at-least-once-delivery.html
 */
export function openQueue(
  definition: QueueDefinition,
  settings: {
    readonly store: MessageStore;
    readonly clock: Clock;
    readonly deadLetterQueue: () => Queue | undefined;
    readonly faults: QueueFaults;
    readonly onMessage?: OnMessage | undefined;
  },
): Queue {
  const { name, isFifo, redrive } = definition;
  const { store, clock, deadLetterQueue } = settings;
  const { messages, taken } = store.contentsOf(name);
  const faults = isFifo ? undefined : settings.faults;
  /** Ids of deleted messages that were or will be received again. */
  const repeated = new Set<string>();
  const bell = createBell(clock);
  let latest = Math.max(0, ...messages.keys());

  const nowMs = () => clock.now().getTime();
  return { definition, send, receive, delete: remove, counts, adopt };

  async function send(drafts: readonly Draft[]): ReturnType<Queue['send']> {
    const writes: LevelWrite[] = [];
    const answers = drafts.map((draft) => {
      const refusal = refuseDraft(draft, isFifo);
      if (refusal) return refusal;
      forgetTaken(writes);
      const { deduplicationId } = draft;
      const earlier = taken.get(deduplicationId ?? '');
      if (earlier) return earlier;
      const message = admit(draft);
      settings.onMessage?.(name, message);
      writes.push(put(message));
      if (deduplicationId !== undefined) writes.push(remember(message, deduplicationId));
      return message;
    });
    bell.ring();
    await store.write(writes);
    return answers;
  }

  function admit({ body, group, deduplicationId, senderId }: Draft): Message {
    const now = nowMs();
    return {
      id: randomUUID(),
      sequence: nextSequence(),
      body,
      group,
      deduplicationId,
      senderId,
      sentAtMs: now,
      visibleAtMs: now + definition.delaySeconds * 1000,
      receiveCount: 0,
      firstReceivedAtMs: undefined,
      deadLetterSource: undefined,
    };
  }

  async function receive({ most, waitMs, signal }: Parameters<Queue['receive']>[0]): Promise<Message[]> {
    const deadlineMs = nowMs() + waitMs;
    for (;;) {
      const ringsBefore = bell.rings();
      const received = await receiveVisible(most);
      if (received.length > 0 || nowMs() >= deadlineMs || signal.aborted) return received;
      await bell.wait(ringsBefore, Math.min(deadlineMs, nextVisibleAtMs()) - nowMs(), signal);
    }
  }

  async function receiveVisible(most: number): Promise<Message[]> {
    const now = nowMs();
    const writes: LevelWrite[] = [];
    const received: Message[] = [];
    const blockedGroups = new Set<string | undefined>();
    for (const message of messages.values()) if (isOld(message.sentAtMs, now)) writes.push(take(message));
    for (const message of faults?.order([...messages.values()]) ?? messages.values()) {
      if (received.length === most) break;
      if (isFifo && blockedGroups.has(message.group)) continue;
      if (message.visibleAtMs > now) blockedGroups.add(message.group);
      else if (redrive && message.receiveCount >= redrive.maxReceiveCount)
        writes.push(...moveToDeadLetters(message));
      else {
        const next: Message = {
          ...message,
          visibleAtMs: now + definition.visibilityTimeoutSeconds * 1000,
          receiveCount: message.receiveCount + 1,
          firstReceivedAtMs: message.firstReceivedAtMs ?? now,
        };
        writes.push(put(next));
        received.push(next);
      }
    }
    if (writes.length > 0) await store.write(writes);
    return received;
  }

  async function remove({ id, sequence, receiveCount }: Message): Promise<void> {
    const message = messages.get(sequence);
    const isReceiptOfIt = message?.id === id && message.receiveCount === receiveCount;
    if (!isReceiptOfIt || (isFifo && message.visibleAtMs <= nowMs())) return;
    const write = leavesCopy(message) ? put({ ...message, visibleAtMs: nowMs() }) : take(message);
    bell.ring();
    await store.write([write]);
  }

  /** Only once per message: deleting the copy is final. */
  function leavesCopy({ id }: Message): boolean {
    if (repeated.delete(id) || !faults?.repeats()) return false;
    repeated.add(id);
    return true;
  }

  function counts(): ReturnType<Queue['counts']> {
    const now = nowMs();
    const kept = [...messages.values()].filter(({ sentAtMs }) => !isOld(sentAtMs, now));
    const hidden = kept.filter(({ visibleAtMs }) => visibleAtMs > now);
    const delayed = hidden.filter(({ receiveCount }) => receiveCount === 0).length;
    return { visible: kept.length - hidden.length, inFlight: hidden.length - delayed, delayed };
  }

  function adopt(message: Message, fromArn: string): LevelWrite {
    const visibleAtMs = nowMs();
    const write = put({
      ...message,
      sequence: nextSequence(),
      sentAtMs: isFifo ? visibleAtMs : message.sentAtMs,
      visibleAtMs,
      receiveCount: 0,
      firstReceivedAtMs: undefined,
      deadLetterSource: fromArn,
    });
    bell.ring();
    return write;
  }

  function moveToDeadLetters(message: Message): LevelWrite[] {
    const target = deadLetterQueue();
    if (!target) throw new Error(`${name} has a dead-letter queue that does not exist.`);
    return [take(message), target.adopt(message, definition.arn)];
  }

  function isOld(sentAtMs: number, now: number): boolean {
    return sentAtMs <= now - definition.retentionSeconds * 1000;
  }

  function put(message: Message): LevelWrite {
    messages.set(message.sequence, message);
    return { type: 'put', key: messageKey(name, message), value: message };
  }

  function take(message: Message): LevelWrite {
    messages.delete(message.sequence);
    return { type: 'del', key: messageKey(name, message) };
  }

  function remember({ id, sequence }: Message, deduplicationId: string): LevelWrite {
    const entry: TakenMessage = { deduplicationId, id, sequence, untilMs: nowMs() + deduplicationMs };
    taken.set(deduplicationId, entry);
    return { type: 'put', key: takenKey(name, entry), value: entry };
  }

  function forgetTaken(writes: LevelWrite[]): void {
    const atMs = nowMs();
    for (const entry of taken.values()) {
      if (entry.untilMs > atMs) continue;
      taken.delete(entry.deduplicationId);
      writes.push({ type: 'del', key: takenKey(name, entry) });
    }
  }

  /** Increases even across a restart with an empty queue, hence the clock. */
  function nextSequence(): number {
    latest = Math.max(latest + 1, nowMs() * 1000);
    return latest;
  }

  function nextVisibleAtMs(): number {
    const now = nowMs();
    return Math.min(...[...messages.values()].map(({ visibleAtMs }) => visibleAtMs).filter((at) => at > now));
  }
}

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessage.html */
function refuseDraft({ body, group, deduplicationId }: Draft, isFifo: boolean): Refusal | undefined {
  if (Buffer.byteLength(body) > mostMessageBytes)
    return invalid(
      `One or more parameters are invalid. Reason: Message must be shorter than ${mostMessageBytes} bytes.`,
    );
  if (!isFifo && deduplicationId !== undefined)
    return invalid(
      `Value ${deduplicationId} for parameter MessageDeduplicationId is invalid. ` +
        'Reason: The request include parameter that is not valid for this queue type',
    );
  if (!isFifo) return undefined;
  if (group === undefined)
    return new Refusal('MissingParameter', 'The request must contain the parameter MessageGroupId.');
  if (deduplicationId === undefined)
    return invalid(
      'The queue should either have ContentBasedDeduplication enabled or MessageDeduplicationId provided explicitly',
    );
  return undefined;
}

function invalid(message: string): Refusal {
  return new Refusal('InvalidParameterValue', message);
}
