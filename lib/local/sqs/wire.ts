import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type AwsJsonHandler, Refusal, serveAwsJson } from '../http/aws-json';
import { callerOf } from '../iam/caller';
import { sqsAccesses } from './access';
import { md5Of, sequenceNumberOf } from './message';
import { type Draft, mostMessageBytes, type Queue } from './queue';

/** Context of an action beside its input. */
interface ActionContext {
  readonly queueAt: (url: string) => Queue | undefined;
  readonly senderId: string;
}

type Action = (input: unknown, context: ActionContext) => Promise<object>;

/** Characters allowed in a message: those of XML 1.0. */
const messageText = z
  .string()
  .min(1)
  .regex(
    // oxlint-disable-next-line no-control-regex -- These are the characters that XML excludes.
    /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]*$/u,
    'holds a character that is not allowed',
  );
const fifoId = z
  .string()
  .regex(/^[!-~]{1,128}$/)
  .optional();

const QueueUrl = z.string();
const draft = { MessageBody: messageText, MessageGroupId: fifoId, MessageDeduplicationId: fifoId };

/**
 * Every emulated operation, by which functions send messages; event source mappings receive them without a request.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_Operations.html
 */
export const actions: ReadonlyMap<string, Action> = new Map([
  [
    'SendMessage',
    onQueue(z.strictObject({ QueueUrl, ...draft }), async (queue, input, { senderId }) => {
      const message = draftOf(input, senderId);
      const [sent] = await queue.send([message]);
      return !sent || sent instanceof Refusal ? (sent ?? {}) : sentAnswer(queue, message, sent);
    }),
  ],
  [
    'SendMessageBatch',
    onQueue(
      z.strictObject({ QueueUrl, Entries: z.array(z.strictObject({ Id: z.string(), ...draft })) }),
      async (queue, { Entries }, { senderId }) => {
        const refusal = refuseBatch(Entries);
        if (refusal) return refusal;
        const drafts = Entries.map((entry) => draftOf(entry, senderId));
        const sent = await queue.send(drafts);
        return batchAnswer(Entries, sent, (message, at) => sentAnswer(queue, drafts[at] as Draft, message));
      },
    ),
  ],
]);

/** Serves the operations on the queues that their inputs name. */
export function serveQueues(queueAt: ActionContext['queueAt']): AwsJsonHandler {
  return serveAwsJson({
    target: 'AmazonSQS.',
    version: '1.0',
    // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/CommonErrors.html
    deniedStatus: 403,
    accesses: sqsAccesses,
    async act(name, input, { request }) {
      const answer = await actions.get(name)?.(input, { queueAt, senderId: senderIdOf(request) });
      return answer instanceof Refusal
        ? new Refusal(`com.amazonaws.sqs#${answer.name}`, answer.message)
        : answer;
    },
  });
}

function senderIdOf(request: IncomingMessage): string {
  const { accessKeyId = 'anonymous', session = 'anonymous' } = callerOf(request) ?? {};
  return `${accessKeyId}:${session}`;
}

/** An action on the queue that its input names. */
function onQueue<Input extends { QueueUrl: string }>(
  schema: z.ZodType<Input>,
  act: (queue: Queue, input: Input, context: ActionContext) => Promise<object>,
): Action {
  return async (input, context) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) return new Refusal('InvalidParameterValue', z.prettifyError(parsed.error));
    const queue = context.queueAt(parsed.data.QueueUrl);
    return queue
      ? act(queue, parsed.data, context)
      : new Refusal('QueueDoesNotExist', 'The specified queue does not exist.');
  };
}

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html#API_SendMessageBatch_Errors */
function refuseBatch(batch: readonly { Id: string; MessageBody: string }[]): Refusal | undefined {
  const ids = batch.map(({ Id }) => Id);
  const bytes = batch.reduce((sum, { MessageBody }) => sum + Buffer.byteLength(MessageBody), 0);
  if (ids.length === 0)
    return new Refusal('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (ids.length > 10)
    return new Refusal(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are 10. You have sent ${ids.length}.`,
    );
  if (new Set(ids).size < ids.length)
    return new Refusal(
      'BatchEntryIdsNotDistinct',
      'Two or more batch entries in the request have the same Id.',
    );
  if (!ids.every((id) => /^[\w-]{1,80}$/.test(id)))
    return new Refusal(
      'InvalidBatchEntryId',
      'A batch entry id can only contain alphanumeric characters, hyphens and underscores.',
    );
  if (bytes <= mostMessageBytes) return undefined;
  return new Refusal(
    'BatchRequestTooLong',
    `Batch requests cannot be longer than ${mostMessageBytes} bytes. You have sent ${bytes} bytes.`,
  );
}

function batchAnswer<Outcome extends object>(
  batch: readonly { Id: string }[],
  outcomes: readonly (Outcome | Refusal)[],
  answer: (outcome: Outcome, at: number) => object,
): object {
  const Successful: object[] = [];
  const Failed: object[] = [];
  outcomes.forEach((outcome, at) => {
    const Id = batch[at]?.Id;
    if (outcome instanceof Refusal)
      Failed.push({ Id, SenderFault: true, Code: outcome.name, Message: outcome.message });
    else Successful.push({ Id, ...answer(outcome, at) });
  });
  return { Successful, Failed };
}

function draftOf(input: z.infer<z.ZodObject<typeof draft>>, senderId: string): Draft {
  return {
    body: input.MessageBody,
    group: input.MessageGroupId,
    deduplicationId: input.MessageDeduplicationId,
    senderId,
  };
}

function sentAnswer({ definition }: Queue, { body }: Draft, sent: { id: string; sequence: number }): object {
  return {
    MessageId: sent.id,
    MD5OfMessageBody: md5Of(body),
    ...(definition.isFifo && { SequenceNumber: sequenceNumberOf(sent) }),
  };
}
