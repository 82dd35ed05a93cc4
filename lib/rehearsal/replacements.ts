import { isDeepStrictEqual } from 'node:util';
import { losses, type Stateful } from './stateful-resources';

/** An approved replacement, with its reason. */
interface Replacement {
  readonly stage: string;
  readonly id: string;
  /** The resource that replaces it; null where none does. */
  readonly now: Stateful | null;
  readonly reason: string;
}

/** The deployment that a record was made from. */
export interface Release {
  /** Day of the deployment, as YYYY-MM-DD. */
  readonly on: string;
  readonly commit: string;
}

type ResourcesByStage = Readonly<Record<string, Readonly<Record<string, Stateful>>>>;

/** Content of `test/stack/stateful-resources.json`: the last release of each stage that retains its data. */
export interface Baseline {
  /** Stages that have been deployed. */
  readonly releases: Readonly<Record<string, Release>>;
  readonly replaced: readonly Replacement[];
  readonly stages: ResourcesByStage;
}

/**
 * Compares the last release with the pending deployment.
 *
 * @returns one entry for each loss without an approval, each table whose indexes cannot change in one deployment, and each stream that would
 *   change; empty when the deployment is safe
 */
export function deploymentFaults(baseline: Baseline, current: ResourcesByStage): string[] {
  const retained = Object.entries(baseline.stages).flatMap(([stage, recorded]) =>
    Object.entries(recorded).flatMap(([id, before]) => {
      const now = current[stage]?.[id];
      if (
        !now ||
        replacementReason(before, now) !== null ||
        isApproved(baseline.replaced, { stage, id, now })
      )
        return [];
      return [{ stage, id, before, now }];
    }),
  );
  return [
    ...unapprovedLosses(baseline, current),
    ...retained.flatMap(({ before, ...replacement }) => [
      ...indexFaults({ ...replacement, reason: '' }, before),
      ...streamFaults({ ...replacement, reason: '' }, before),
    ]),
  ];
}

/** DynamoDB creates or deletes one index per update: https://github.com/aws/aws-cdk/issues/14920 */
function indexFaults(replacement: Replacement, { indexes: before = {} }: Stateful): string[] {
  const { stage, id } = replacement;
  const now = replacement.now?.indexes ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const added = names.filter((name) => !(name in before));
  const removed = names.filter((name) => !(name in now));
  const changed = names.filter(
    (name) => before[name] && now[name] && !isDeepStrictEqual(before[name], now[name]),
  );
  // Changing an index means deleting and creating it.
  if (added.length + removed.length + 2 * changed.length <= 1) return [];
  const changes = Object.entries({ adds: added, removes: removed, changes: changed })
    .filter(([, indexes]) => indexes.length > 0)
    .map(([verb, indexes]) => `${verb} ${indexes.join(', ')}`);
  return [
    [
      `${stage}: ${id} ${changes.join(' and ')}. DynamoDB creates or deletes only one index per table and deployment:`,
      '"Cannot perform more than one GSI creation or deletion in a single update". Deploy one change at a time and record',
      'each release. Give a changed index another name: add the new one, move its readers, then remove the old one.',
      'If no stage has this table yet, add this to "replaced" in test/stack/stateful-resources.json with the reason:',
      JSON.stringify(replacement),
    ].join('\n'),
  ];
}

/** A stream with another view is a new stream; readers lose what they had not yet read of the old one. */
function streamFaults(replacement: Replacement, { stream }: Stateful): string[] {
  const { stage, id, now } = replacement;
  if (stream === undefined || stream === now?.stream) return [];
  return [
    [
      `${stage}: ${id} changes its stream from ${stream} to ${now?.stream ?? 'none'}. DynamoDB creates a new stream, and`,
      'its readers lose all unread records. Undo the change, or add this to "replaced" in',
      `test/stack/stateful-resources.json with the reason: ${JSON.stringify(replacement)}`,
    ].join('\n'),
  ];
}

/**
 * Finds data that a deployment would lose.
 *
 * @returns for each loss without an approval, what would be lost and how to approve it; for each approval, whether it lacks a reason
 */
function unapprovedLosses({ replaced, stages }: Baseline, current: ResourcesByStage): string[] {
  const withoutReason = replaced
    .filter(({ reason }) => reason.trim().length < 20)
    .map(({ stage, id }) => `${stage}: "replaced" lacks a reason for ${id}. Enter at least 20 characters.`);
  const unapproved = Object.entries(stages).flatMap(([stage, recorded]) =>
    Object.entries(recorded).flatMap(([id, before]) => {
      const now = current[stage]?.[id] ?? null;
      const why = replacementReason(before, now);
      if (why === null || isApproved(replaced, { stage, id, now })) return [];
      return [describeLoss({ stage, id, now, reason: '' }, before, why)];
    }),
  );
  return [...withoutReason, ...unapproved];
}

/** Describes the change that replaces a resource; null when none does. */
function replacementReason(before: Stateful, now: Stateful | null): string | null {
  if (!now) return 'it was removed or renamed';
  if (before.type !== now.type) return `its type changes to ${now.type}`;
  const isAddition = (name: string) => name.includes('.') && !(name in before.final);
  const names = new Set([...Object.keys(before.final), ...Object.keys(now.final)]);
  const changed = [...names].filter(
    (name) => !isAddition(name) && !isDeepStrictEqual(before.final[name] ?? null, now.final[name] ?? null),
  );
  return changed.length > 0 ? `these properties cannot change in place: ${changed.join(', ')}` : null;
}

function isApproved(
  replaced: readonly Replacement[],
  { stage, id, now }: Omit<Replacement, 'reason'>,
): boolean {
  return replaced.some((one) => one.stage === stage && one.id === id && isDeepStrictEqual(one.now, now));
}

function describeLoss(replacement: Replacement, { type }: Stateful, why: string): string {
  const { stage, id } = replacement;
  return [
    `${stage}: ${id} (${type}) would be replaced, because ${why}.`,
    `This loses ${losses[type] ?? 'its content'}.`,
    'Undo the change. If the loss is intended, add this to "replaced" in test/stack/stateful-resources.json with',
    `the reason: ${JSON.stringify(replacement)}`,
  ].join('\n');
}

/** The record after a release of one stage. It keeps the old entry of a loss without an approval, so that recording approves nothing. */
export function recordRelease(
  { releases, replaced, stages }: Baseline,
  {
    stage,
    release,
    current,
  }: { stage: string; release: Release; current: Readonly<Record<string, Stateful>> },
): Baseline {
  const recorded = stages[stage] ?? {};
  const retained = Object.entries(recorded).flatMap(([id, before]) => {
    const now = current[id] ?? null;
    const isLoss = replacementReason(before, now) !== null && !isApproved(replaced, { stage, id, now });
    const entry = isLoss ? before : now;
    return entry ? [[id, entry] as const] : [];
  });
  const added = Object.entries(current).filter(([id]) => !(id in recorded));
  const resources = Object.fromEntries(
    [...retained, ...added].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return {
    releases: { ...releases, [stage]: release },
    replaced,
    stages: { ...stages, [stage]: resources },
  };
}
