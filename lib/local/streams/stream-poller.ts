import type { StreamRecord } from '../dynamodb/stream/stream-record';
import type { StreamReader } from '../dynamodb/stream/table-stream';
import type { Outcome } from '../lambda/invocation';
import { createBell } from '../time/bell';
import { type Clock, systemClock } from '../time/clock';
import { failedIdsOf } from './batch-answer';
import type { StreamMapping } from './resources';

/** Lambda's limit for an event. https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const largestPayloadBytes = 6 * 1024 * 1024;

/**
 * Lambda polls a shard four times a second. Here a record after a silence is delivered at once, and later records of the
 * same interval together.
 * https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html
 */
const pollIntervalMs = 250;

export interface StreamPollerSettings {
  readonly mapping: StreamMapping;
  readonly reader: StreamReader;
  readonly clock: Clock;
  /**
   * Waits between polls, in the time of the machine, because that bounds how often functions run there.
   *
   * @default the clock of the machine
   */
  readonly machine?: Pick<Clock, 'sleep'>;
  /** Runs the function; rejects when it cannot be invoked, such as under throttling. */
  readonly invoke: (event: unknown) => Promise<Outcome>;
  /** Called with records that failed all retries or are too old, before the reader moves past them. */
  readonly discard: (records: readonly StreamRecord[], invocations: number) => Promise<void>;
  readonly retryDelayMs: (failures: number) => number;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Delivers the records of a stream to a function, batch by batch and in order, until the signal aborts. A failed
 * batch is retried until it succeeds or is discarded; later records wait.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html
 */
export async function pollStream(settings: StreamPollerSettings): Promise<void> {
  const { mapping, reader, clock, machine = systemClock, signal } = settings;
  const bell = createBell(clock);
  const silence = reader.onRecords(bell.ring);
  while (!signal.aborted) {
    const ringsBefore = bell.rings();
    const polledAt = performance.now();
    const read = await reader.read(mapping.batchSize);
    const records = fitting(read);
    if (records.length > 0) {
      await deliver(records, 0);
      const isMoreThere = read.length === mapping.batchSize || records.length < read.length;
      if (!isMoreThere) await machine.sleep(pollIntervalMs - (performance.now() - polledAt), signal);
    } else await bell.wait(ringsBefore, Infinity, signal);
  }
  silence();

  /** Delivers or discards records. After a split each half inherits the failures of the whole. */
  async function deliver(batch: readonly StreamRecord[], failuresBefore: number): Promise<void> {
    let [records, failures] = [await withoutOld(batch, failuresBefore), failuresBefore];
    while (records.length > 0 && !signal.aborted) {
      const failedAt = await attempt(records);
      // The function may have ended because the host is closing.
      if (signal.aborted && failedAt !== undefined) return;
      if (failedAt !== 'not invoked') {
        await moveBeyond(records.slice(0, failedAt));
        if (failedAt === undefined) return;
        if (failedAt > 0) failures = mapping.bisects ? 0 : 1;
        else if (!mapping.bisects || records.length === 1) failures += 1;
        else return deliverHalves(records, failures);
        records = records.slice(failedAt);
        if (failures > mapping.mostRetries) return discard(records, failures);
      }
      await pause(failures);
      records = await withoutOld(records, failures);
    }
  }

  /** Splitting a batch does not count as a retry. */
  async function deliverHalves(records: readonly StreamRecord[], failures: number): Promise<void> {
    const middle = Math.ceil(records.length / 2);
    await pause(failures);
    await deliver(records.slice(0, middle), failures);
    await deliver(records.slice(middle), failures);
  }

  async function withoutOld(
    records: readonly StreamRecord[],
    failures: number,
  ): Promise<readonly StreamRecord[]> {
    const fresh = records.findIndex((record) => !isTooOld(record));
    const old = records.slice(0, fresh < 0 ? records.length : fresh);
    if (old.length > 0) await discard(old, failures);
    return records.slice(old.length);
  }

  /** @returns the index of the first failed record; undefined for none */
  async function attempt(records: readonly StreamRecord[]): Promise<number | undefined | 'not invoked'> {
    let outcome: Outcome;
    try {
      outcome = await settings.invoke({ Records: records });
    } catch (error) {
      settings.log(`${mapping.logicalId} cannot invoke its function and tries again: ${String(error)}`);
      return 'not invoked';
    }
    const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
    const failed = failedIdsOf(outcome, numbers, mapping.reportsFailures);
    return failed.size > 0 ? numbers.findIndex((number) => failed.has(number)) : undefined;
  }

  async function discard(records: readonly StreamRecord[], invocations: number): Promise<void> {
    await settings.discard(records, invocations);
    await moveBeyond(records);
  }

  async function moveBeyond(records: readonly StreamRecord[]): Promise<void> {
    const last = records.at(-1);
    if (last) await reader.moveTo(last.dynamodb.SequenceNumber);
  }

  function pause(failures: number): Promise<void> {
    return clock.sleep(settings.retryDelayMs(Math.max(1, failures)), signal);
  }

  function isTooOld({ dynamodb }: StreamRecord): boolean {
    return clock.now().getTime() - dynamodb.ApproximateCreationDateTime * 1000 > mapping.mostAgeMs;
  }
}

/** The leading records that fit into one event. */
function fitting(records: StreamRecord[]): StreamRecord[] {
  let bytes = 0;
  const tooMany = records.findIndex((record) => {
    bytes += Buffer.byteLength(JSON.stringify(record)) + 1;
    return bytes > largestPayloadBytes;
  });
  return tooMany < 0 ? records : records.slice(0, Math.max(1, tooMany));
}
