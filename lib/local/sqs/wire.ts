import * as z from 'zod';
import { type AwsJsonHandler, Refusal, serveAwsJson } from '../http/aws-json';
import { callerOf } from '../iam/caller';
import { localArn } from '../template/account';
import { md5Of, sequenceNumberOf } from './message';
import { mostMessageBytes, type Queue } from './queue';

type QueueAt = (url: string) => Queue | undefined;
type Action = (input: unknown, queueAt: QueueAt, senderId: string) => Promise<object>;

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
const entry = z.strictObject({ Id: z.string(), ...draft });

/**
 * Every emulated operation, by which functions send messages; event source mappings receive them without a request.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_Operations.html
 */
export const actions: ReadonlyMap<string, Action> = new Map([
  [
    'SendMessage',
    onQueue(z.strictObject({ QueueUrl, ...draft }), async (queue, input, senderId) => {
      const [answer = {}] = await sendAll(queue, [input], senderId);
      return answer;
    }),
  ],
  [
    'SendMessageBatch',
    onQueue(z.strictObject({ QueueUrl, Entries: z.array(entry) }), async (queue, { Entries }, senderId) => {
      const refusal = refuseBatch(Entries);
      if (refusal) return refusal;
      const answers = await sendAll(queue, Entries, senderId);
      const Successful: object[] = [];
      const Failed: object[] = [];
      for (const [at, { Id }] of Entries.entries()) {
        const answer = answers[at];
        if (answer instanceof Refusal)
          Failed.push({ Id, SenderFault: true, Code: answer.name, Message: answer.message });
        else Successful.push({ Id, ...answer });
      }
      return { Successful, Failed };
    }),
  ],
]);

/** Serves the operations on the queues that their inputs name. */
export function serveQueues(queueAt: QueueAt): AwsJsonHandler {
  return serveAwsJson({
    target: 'AmazonSQS.',
    version: '1.0',
    // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/CommonErrors.html
    deniedStatus: 403,
    // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-api-permissions-reference.html
    accesses(operation, input) {
      const { QueueUrl: url } = (input ?? {}) as { QueueUrl?: unknown };
      const resource = localArn('sqs', `${String(url).split('/').at(-1)}`);
      return [{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource }];
    },
    async act(name, input, { request }) {
      const { accessKeyId = 'anonymous', session = 'anonymous' } = callerOf(request) ?? {};
      const answer = await actions.get(name)?.(input, queueAt, `${accessKeyId}:${session}`);
      return answer instanceof Refusal
        ? new Refusal(`com.amazonaws.sqs#${answer.name}`, answer.message)
        : answer;
    },
  });
}

/** An action on the queue that its input names. */
function onQueue<Input extends { QueueUrl: string }>(
  schema: z.ZodType<Input>,
  act: (queue: Queue, input: Input, senderId: string) => Promise<object>,
): Action {
  return async (input, queueAt, senderId) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) return new Refusal('InvalidParameterValue', z.prettifyError(parsed.error));
    const queue = queueAt(parsed.data.QueueUrl);
    return queue
      ? act(queue, parsed.data, senderId)
      : new Refusal('QueueDoesNotExist', 'The specified queue does not exist.');
  };
}

/** Sends messages, and answers each. */
async function sendAll(
  queue: Queue,
  inputs: readonly z.infer<z.ZodObject<typeof draft>>[],
  senderId: string,
): Promise<object[]> {
  const sent = await queue.send(
    inputs.map(({ MessageBody: body, MessageGroupId: group, MessageDeduplicationId: deduplicationId }) => ({
      body,
      group,
      deduplicationId,
      senderId,
    })),
  );
  return sent.map((each, at) => {
    if (each instanceof Refusal) return each;
    return {
      MessageId: each.id,
      MD5OfMessageBody: md5Of(inputs[at]?.MessageBody ?? ''),
      ...(queue.definition.isFifo && { SequenceNumber: sequenceNumberOf(each) }),
    };
  });
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
