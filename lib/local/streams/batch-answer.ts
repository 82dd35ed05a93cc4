import type { Outcome } from '../lambda/invocation';

/**
 * Reads which entries of a batch failed: none, the reported ones, or all. A null or empty answer or list reports
 * none; an answer of another shape, or with an id that is not in the batch, fails them all.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
 *
 * @param ids  the entries' identifiers: sequence numbers, or ids of messages
 */
export function failedIdsOf(
  outcome: Outcome,
  ids: readonly string[],
  reportsFailures: boolean,
): ReadonlySet<string> {
  const all = new Set(ids);
  if ('error' in outcome) return all;
  if (!reportsFailures) return new Set();
  const answer: unknown = JSON.parse(outcome.payload);
  if (answer === null) return new Set();
  if (typeof answer !== 'object' || Array.isArray(answer)) return all;
  const { batchItemFailures: failures = null } = answer as { batchItemFailures?: unknown };
  if (failures === null) return new Set();
  if (!Array.isArray(failures)) return all;
  const failed = failures.map((failure) => (failure as { itemIdentifier?: unknown } | null)?.itemIdentifier);
  return failed.every((id) => typeof id === 'string' && all.has(id)) ? new Set(failed as string[]) : all;
}
