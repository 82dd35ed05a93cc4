import * as z from 'zod';
import {
  md5Of,
  md5OfAttributes,
  type MessageAttributes,
  messageBytes,
  type ReceivedMessage,
  sequenceNumberOf,
  systemAttributesOf,
} from './message';
import type { Draft, Queue } from './queue';
import { SqsRefusal } from './refusal';

/** Context of an action beside its input. */
export interface ActionContext {
  readonly queueAt: (url: string) => Queue | undefined;
  readonly queueNamed: (name: string) => Queue | undefined;
  readonly senderId: string;
  /** Aborts when the client has disconnected or the host closes. */
  readonly signal: AbortSignal;
}

type Action = (input: unknown, context: ActionContext) => Promise<object>;

/** Characters allowed in a message: those of XML 1.0. */
const messageText = z
  .string()
  .min(1)
  .regex(
    /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]*$/u,
    'holds a character that is not allowed',
  );
const seconds = (most: number) => z.int().min(0).max(most).optional();
const fifoId = z
  .string()
  .regex(/^[!-~]{1,128}$/)
  .optional();

const attributes = z
  .record(
    z.string().regex(/^[\w.-]{1,256}$/),
    z
      .strictObject({
        DataType: z.string().regex(/^(String|Number|Binary)(\.[\w.-]+)?$/),
        StringValue: z.string().min(1).optional(),
        BinaryValue: z.base64().min(1).optional(),
      })
      .refine(
        ({ DataType, StringValue, BinaryValue }) =>
          DataType.startsWith('Binary')
            ? BinaryValue !== undefined && StringValue === undefined
            : StringValue !== undefined && BinaryValue === undefined,
        'has a value of another type',
      ),
  )
  .refine((record) => Object.keys(record).length <= 10, 'are more than 10')
  .optional();

const QueueUrl = z.string();
const ReceiptHandle = z.string().min(1);
const draft = {
  MessageBody: messageText,
  DelaySeconds: seconds(900),
  MessageAttributes: attributes,
  MessageGroupId: fifoId,
  MessageDeduplicationId: fifoId,
};
const entries = <Entry extends z.ZodRawShape>(entry: Entry) =>
  z.strictObject({ QueueUrl, Entries: z.array(z.strictObject({ Id: z.string(), ...entry })) });
const names = z.array(z.string()).default([]);

/**
 * Operations that functions use on queues.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_Operations.html
 */
export const actions: ReadonlyMap<string, Action> = new Map([
  [
    'SendMessage',
    onQueue(z.strictObject({ QueueUrl, ...draft }), async (queue, input, { senderId }) => {
      const message = draftOf(input, senderId);
      const [sent] = await queue.send([message]);
      return !sent || sent instanceof SqsRefusal ? (sent ?? {}) : sentAnswer(queue, message, sent);
    }),
  ],
  [
    'SendMessageBatch',
    onQueue(entries(draft), async (queue, { Entries }, { senderId }) => {
      const drafts = Entries.map((entry) => draftOf(entry, senderId));
      const bytes = drafts.reduce(
        (sum, { body, attributes = {} }) => sum + messageBytes({ body, attributes }),
        0,
      );
      const most = queue.definition.mostMessageBytes;
      const tooLong = `Batch requests cannot be longer than ${most} bytes. You have sent ${bytes} bytes.`;
      const refusal =
        refuseBatch(Entries) ?? (bytes > most && new SqsRefusal('BatchRequestTooLong', tooLong));
      if (refusal) return refusal;
      const sent = await queue.send(drafts);
      return batchAnswer(Entries, sent, (message, at) => sentAnswer(queue, drafts[at] as Draft, message));
    }),
  ],
  [
    'ReceiveMessage',
    onQueue(
      z.strictObject({
        QueueUrl,
        AttributeNames: names,
        MessageSystemAttributeNames: names,
        MessageAttributeNames: names,
        MaxNumberOfMessages: z.int().min(1).max(10).default(1),
        VisibilityTimeout: seconds(43_200),
        WaitTimeSeconds: seconds(20),
      }),
      async (queue, input, { signal }) => {
        const messages = await queue.receive({
          most: input.MaxNumberOfMessages,
          visibilityTimeoutSeconds: input.VisibilityTimeout,
          waitMs: (input.WaitTimeSeconds ?? queue.definition.waitSeconds) * 1000,
          signal,
        });
        const system = [...input.AttributeNames, ...input.MessageSystemAttributeNames];
        const Messages = messages.map((message) =>
          messageAnswer(queue, message, { system, own: input.MessageAttributeNames }),
        );
        return Messages.length > 0 ? { Messages } : {};
      },
    ),
  ],
  [
    'DeleteMessage',
    onQueue(
      z.strictObject({ QueueUrl, ReceiptHandle }),
      async (queue, input) => (await queue.delete(input.ReceiptHandle)) ?? {},
    ),
  ],
  [
    'DeleteMessageBatch',
    onQueue(entries({ ReceiptHandle }), async (queue, { Entries }) => {
      const refusal = refuseBatch(Entries);
      if (refusal) return refusal;
      const deleted = await Promise.all(Entries.map((entry) => queue.delete(entry.ReceiptHandle)));
      return batchAnswer(
        Entries,
        deleted.map((outcome) => outcome ?? {}),
        () => ({}),
      );
    }),
  ],
  [
    'ChangeMessageVisibility',
    onQueue(
      z.strictObject({ QueueUrl, ReceiptHandle, VisibilityTimeout: z.int().min(0).max(43_200) }),
      async (queue, input) =>
        (await queue.changeVisibility(input.ReceiptHandle, input.VisibilityTimeout)) ?? {},
    ),
  ],
  [
    'GetQueueAttributes',
    onQueue(z.strictObject({ QueueUrl, AttributeNames: names }), async (queue, { AttributeNames }) => {
      const known = queueAttributes(queue);
      const unknown = AttributeNames.find((name) => name !== 'All' && !(name in known));
      if (unknown !== undefined)
        return new SqsRefusal('InvalidAttributeName', `Unknown Attribute ${unknown}.`);
      const requested = pick(known, AttributeNames);
      return Object.keys(requested).length > 0 ? { Attributes: requested } : {};
    }),
  ],
  ['GetQueueUrl', getQueueUrl],
]);

async function getQueueUrl(input: unknown, { queueNamed }: ActionContext): Promise<object> {
  const read = parse(z.strictObject({ QueueName: z.string() }), input);
  if (read instanceof SqsRefusal) return read;
  const queue = queueNamed(read.QueueName);
  return queue ? { QueueUrl: queue.definition.url } : refuseUnknownQueue();
}

/** An action on the queue that its input names. */
function onQueue<Input extends { QueueUrl: string }>(
  schema: z.ZodType<Input>,
  act: (queue: Queue, input: Input, context: ActionContext) => Promise<object>,
): Action {
  return async (input, context) => {
    const read = parse(schema, input);
    if (read instanceof SqsRefusal) return read;
    const queue = context.queueAt(read.QueueUrl);
    return queue ? act(queue, read, context) : refuseUnknownQueue();
  };
}

function parse<Input>(schema: z.ZodType<Input>, input: unknown): Input | SqsRefusal {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  return new SqsRefusal('InvalidParameterValue', z.prettifyError(parsed.error));
}

function refuseUnknownQueue(): SqsRefusal {
  return new SqsRefusal('QueueDoesNotExist', 'The specified queue does not exist.');
}

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html#API_SendMessageBatch_Errors */
function refuseBatch(batch: readonly { Id: string }[]): SqsRefusal | undefined {
  const ids = batch.map(({ Id }) => Id);
  if (ids.length === 0)
    return new SqsRefusal('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (ids.length > 10)
    return new SqsRefusal(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are 10. You have sent ${ids.length}.`,
    );
  if (new Set(ids).size < ids.length)
    return new SqsRefusal(
      'BatchEntryIdsNotDistinct',
      'Two or more batch entries in the request have the same Id.',
    );
  if (ids.every((id) => /^[\w-]{1,80}$/.test(id))) return undefined;
  const message = 'A batch entry id can only contain alphanumeric characters, hyphens and underscores.';
  return new SqsRefusal('InvalidBatchEntryId', message);
}

function batchAnswer<Outcome extends object>(
  batch: readonly { Id: string }[],
  outcomes: readonly (Outcome | SqsRefusal)[],
  answer: (outcome: Outcome, at: number) => object,
): object {
  const Successful: object[] = [];
  const Failed: object[] = [];
  outcomes.forEach((outcome, at) => {
    const Id = batch[at]?.Id;
    if (outcome instanceof SqsRefusal)
      Failed.push({ Id, SenderFault: true, Code: outcome.code, Message: outcome.message });
    else Successful.push({ Id, ...answer(outcome, at) });
  });
  return { Successful, Failed };
}

function draftOf(input: z.infer<z.ZodObject<typeof draft>>, senderId: string): Draft {
  return {
    body: input.MessageBody,
    attributes: input.MessageAttributes,
    delaySeconds: input.DelaySeconds,
    group: input.MessageGroupId,
    deduplicationId: input.MessageDeduplicationId,
    senderId,
  };
}

function sentAnswer(
  { definition }: Queue,
  { body, attributes = {} }: Draft,
  sent: { id: string; sequence: number },
): object {
  return {
    MessageId: sent.id,
    MD5OfMessageBody: md5Of(body),
    MD5OfMessageAttributes: md5OfAttributes(attributes),
    ...(definition.isFifo && { SequenceNumber: sequenceNumberOf(sent) }),
  };
}

function messageAnswer(
  { definition }: Queue,
  message: ReceivedMessage,
  requested: { system: readonly string[]; own: readonly string[] },
): object {
  const system = pick(systemAttributesOf(message, definition.isFifo), requested.system);
  const own = pickAttributes(message.attributes, requested.own);
  return {
    MessageId: message.id,
    ReceiptHandle: message.receiptHandle,
    MD5OfBody: md5Of(message.body),
    Body: message.body,
    ...(Object.keys(system).length > 0 && { Attributes: system }),
    ...(Object.keys(own).length > 0 && {
      MessageAttributes: own,
      MD5OfMessageAttributes: md5OfAttributes(own),
    }),
  };
}

function queueAttributes(queue: Queue): Record<string, string> {
  const { definition } = queue;
  const { visible, inFlight, delayed } = queue.counts();
  const { redrive } = definition;
  return {
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    DelaySeconds: String(definition.delaySeconds),
    MaximumMessageSize: String(definition.mostMessageBytes),
    MessageRetentionPeriod: String(definition.retentionSeconds),
    QueueArn: definition.arn,
    ReceiveMessageWaitTimeSeconds: String(definition.waitSeconds),
    VisibilityTimeout: String(definition.visibilityTimeoutSeconds),
    ...(definition.isFifo && {
      FifoQueue: 'true',
      ContentBasedDeduplication: String(definition.hasContentBasedDeduplication),
    }),
    ...(redrive && {
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: redrive.deadLetterArn,
        maxReceiveCount: redrive.maxReceiveCount,
      }),
    }),
  };
}

function pick(known: Record<string, string>, requested: readonly string[]): Record<string, string> {
  const isRequested = (name: string) => requested.includes('All') || requested.includes(name);
  return Object.fromEntries(Object.entries(known).filter(([name]) => isRequested(name)));
}

/** Requests select message attributes by name, by prefix, or all. */
function pickAttributes(known: MessageAttributes, requested: readonly string[]): MessageAttributes {
  const isRequested = (name: string) =>
    requested.some((wanted) =>
      ['All', '.*', name].includes(wanted)
        ? true
        : wanted.endsWith('.*') && name.startsWith(wanted.slice(0, -1)),
    );
  return Object.fromEntries(Object.entries(known).filter(([name]) => isRequested(name)));
}
