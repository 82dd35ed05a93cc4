import { createHash } from 'node:crypto';
import type { StreamRecord } from '../dynamodb/stream/stream-record';
import type { TableStream } from '../dynamodb/stream/table-stream';
import type { Access, Authorize } from '../iam/authorize';
import type { FunctionDefinition, Functions } from '../lambda/functions';
import type { Queue } from '../sqs/queue';
import type { Clock } from '../time/clock';
import { createClosing } from '../time/closing';
import { failureKeyOf, failureRecordOf } from './failure-record';
import { pollQueue } from './queue-poller';
import { type QueueMapping, readMapping, type StreamMapping } from './resources';
import { pollStream } from './stream-poller';

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html#Streams.Processing */
const mostReadersOfAStream = 2;

export interface MappingSettings {
  readonly functions: Pick<Functions, 'definitions' | 'run'>;
  readonly streamOf: (arn: string) => TableStream | undefined;
  readonly queueOf: (arn: string) => Queue | undefined;
  /** Puts dead letters into a bucket. */
  readonly putObject: (bucket: string, key: string, json: string) => Promise<void>;
  readonly authorize: Authorize;
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /** False validates stream mappings but leaves them disabled; queue mappings run. @default true */
  readonly readsStreams?: boolean;
  /** Retry delay in milliseconds after this many failures of a batch. @default 0.1 s, doubled each time up to 5 s */
  readonly retryDelayMs?: (failures: number) => number;
}

export type EventSourceMappings = ReturnType<typeof openEventSourceMappings>;

/** A mapping with its function and its source. */
type Wired = { readonly reader: FunctionDefinition } & (
  | { readonly mapping: StreamMapping; readonly stream: TableStream }
  | { readonly mapping: QueueMapping; readonly queue: Queue }
);

export function openEventSourceMappings(settings: MappingSettings) {
  const { functions, streamOf, queueOf, putObject, clock, log, readsStreams = true } = settings;
  const { retryDelayMs = (failures) => Math.min(5000, 100 * 2 ** (failures - 1)) } = settings;
  const mappings: (StreamMapping | QueueMapping)[] = [];
  const closing = createClosing();
  const polling: Promise<void>[] = [];
  const { signal } = closing;

  return {
    /**
     * @returns the id of the mapping
     * @throws Error naming what is not emulated
     */
    add(logicalId: string, properties: unknown): string {
      mappings.push(readMapping(logicalId, properties));
      return mappingIdOf(logicalId);
    },

    /**
     * Validates all mappings as CloudFormation would, then starts delivery.
     *
     * @throws Error for an unknown source or function, a role that may not read its source, or a third reader
     */
    async start(): Promise<void> {
      const wired = mappings.map(wire);
      refuseTooMany(wired);
      for (const each of wired) await checkRole(each);
      // Records are removed when all readers are past them, so all readers open before the first one moves.
      const polls: [string, () => Promise<void>][] = [];
      for (const each of wired) {
        const poll = 'queue' in each ? queuePoll(each) : await streamPoll(each);
        if ('queue' in each || readsStreams) polls.push([each.mapping.logicalId, poll]);
      }
      for (const [logicalId, poll] of polls) polling.push(keepPolling(logicalId, poll));
    },

    /** Stops polling; resolves when running invocations have ended, which are either done or will be repeated. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(polling);
    },
  };

  function wire(mapping: StreamMapping | QueueMapping): Wired {
    const { logicalId, sourceArn, functionName } = mapping;
    const reader = functions
      .definitions()
      .find(({ arn, boot }) => arn === functionName || boot.functionName === functionName);
    if (!reader) throw new Error(`${logicalId}: the template has no function ${functionName} of ours.`);
    if (mapping.kind === 'stream') {
      const stream = streamOf(sourceArn);
      if (!stream) throw new Error(`${logicalId}: no table has the stream ${sourceArn}.`);
      return { mapping, reader, stream };
    }
    const queue = queueOf(sourceArn);
    if (!queue) throw new Error(`${logicalId}: the template has no queue ${sourceArn}.`);
    const visibilitySeconds = queue.definition.visibilityTimeoutSeconds;
    if (visibilitySeconds * 1000 < reader.timeoutMs)
      throw new Error(
        `${logicalId}: Queue visibility timeout: ${visibilitySeconds} seconds is less than ` +
          `Function timeout: ${reader.timeoutMs / 1000} seconds`,
      );
    return { mapping, reader, queue };
  }

  /** Throws for a third reader of a stream, and for a function that is mapped to a source twice. */
  function refuseTooMany(wired: readonly Wired[]): void {
    const readersOf = new Map<string, string[]>();
    for (const { mapping, reader } of wired) {
      const { logicalId, sourceArn, kind } = mapping;
      const readers = readersOf.get(sourceArn) ?? [];
      // ResourceConflictException: https://docs.aws.amazon.com/lambda/latest/api/API_CreateEventSourceMapping.html
      if (readers.includes(reader.arn))
        throw new Error(`${logicalId}: ${reader.logicalId} is mapped to ${sourceArn} already.`);
      if (kind === 'stream' && readers.length === mostReadersOfAStream)
        throw new Error(`${logicalId}: ${sourceArn} has more than ${mostReadersOfAStream} readers.`);
      readersOf.set(sourceArn, [...readers, reader.arn]);
    }
  }

  async function checkRole({ mapping, reader }: Wired): Promise<void> {
    const accessKeyId = reader.environment['AWS_ACCESS_KEY_ID'] ?? '';
    const caller = { accessKeyId, session: reader.boot.functionName };
    const accesses = mapping.kind === 'stream' ? streamAccesses(mapping) : queueAccesses(mapping);
    const denial = await settings.authorize(caller, accesses);
    if (denial) throw new Error(`${mapping.logicalId}: CloudFormation would refuse it. ${denial.message}`);
  }

  async function streamPoll({ mapping, stream, reader: { arn } }: Extract<Wired, { stream: unknown }>) {
    const reader = await stream.openReader(mapping.logicalId);
    const invoke = (event: unknown) => functions.run(arn, event);
    const discard = (records: readonly StreamRecord[], invocations: number) =>
      giveUp(mapping, arn, records, invocations);
    return () => pollStream({ mapping, reader, clock, invoke, discard, retryDelayMs, log, signal });
  }

  function queuePoll({ mapping, queue, reader: { arn } }: Extract<Wired, { queue: unknown }>) {
    const invoke = (event: unknown) => functions.run(arn, event);
    return () => pollQueue({ mapping, queue, clock, invoke, log, signal });
  }

  /** Polls until the host closes: a temporary failure, such as a full disk, does not end a reader. */
  async function keepPolling(logicalId: string, poll: () => Promise<void>): Promise<void> {
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        await poll();
      } catch (error) {
        log(`${logicalId} could not read on and tries again: ${String((error as Error).stack ?? error)}`);
        await clock.sleep(retryDelayMs(failures), signal);
      }
    }
  }

  /** Discards records, whether or not their dead letter was delivered; the stream continues. */
  async function giveUp(
    { logicalId, failureDestination, sourceArn }: StreamMapping,
    functionArn: string,
    records: readonly StreamRecord[],
    invocations: number,
  ): Promise<void> {
    log(`${logicalId} gave up ${records.length} records of ${sourceArn} after ${invocations} invocations.`);
    if (failureDestination === undefined) return;
    const batch = { records, invocations, functionArn, mappingId: mappingIdOf(logicalId), at: clock.now() };
    const bucket = failureDestination.replace(/^arn:aws:s3:::/, '');
    try {
      await putObject(bucket, failureKeyOf(batch), failureRecordOf(batch));
    } catch (error) {
      log(`${logicalId} could not keep them in ${failureDestination}: ${String(error)}`);
    }
  }
}

/**
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html#events-dynamodb-permissions
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html#dynamodb-on-failure-destination-console
 */
function streamAccesses({ sourceArn, failureDestination: destination }: StreamMapping): Access[] {
  const toDestination = [
    { action: 's3:PutObject', resource: `${destination}/aws/lambda/record` },
    { action: 's3:ListBucket', resource: `${destination}` },
  ];
  return [
    { action: 'dynamodb:DescribeStream', resource: sourceArn },
    { action: 'dynamodb:GetRecords', resource: sourceArn },
    { action: 'dynamodb:GetShardIterator', resource: sourceArn },
    { action: 'dynamodb:ListStreams', resource: '*' },
    ...(destination === undefined ? [] : toDestination),
  ];
}

/** https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html#events-sqs-permissions */
function queueAccesses({ sourceArn }: QueueMapping): Access[] {
  const actions = ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'];
  return actions.map((action) => ({ action: `sqs:${action}`, resource: sourceArn }));
}

/** A random UUID in the cloud; deterministic here. */
function mappingIdOf(logicalId: string): string {
  const digits = createHash('md5').update(logicalId).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
