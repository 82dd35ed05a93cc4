import { resourceType } from './specification';
import type { Properties, Synthesis } from './template';

/** Keys with their types, such as `player:S createdAt:N`, and projection of a global secondary index. */
interface Index {
  readonly keys: string;
  readonly projection: string;
}

/** A resource that holds data, and whatever of it cannot change without another in its place. */
export interface Stateful {
  readonly type: string;
  readonly final: Properties;
  /** Global secondary indexes of a table by name; left out of a table without any. */
  readonly indexes?: Readonly<Record<string, Index>>;
  /** What a table's stream shows; left out of a table without a stream. */
  readonly stream?: string;
}

/** A replacement that was decided, kept as the record of why. */
interface Replacement {
  readonly stage: string;
  readonly id: string;
  /** What comes in its place; null where nothing does. */
  readonly now: Stateful | null;
  readonly reason: string;
}

/** The deployment that a record was made from. */
export interface Release {
  /** Day of the deployment, as YYYY-MM-DD. */
  readonly on: string;
  readonly commit: string;
}

type StatefulOfStages = Readonly<Record<string, Readonly<Record<string, Stateful>>>>;

/** What `test/stack/stateful-resources.json` holds: the last release of each stage that keeps its data. */
export interface Baseline {
  /** Stages that have been deployed. */
  readonly releases: Readonly<Record<string, Release>>;
  readonly replaced: readonly Replacement[];
  readonly stages: StatefulOfStages;
}

/** What goes with a resource of each type. */
const losses: Readonly<Record<string, string>> = {
  'AWS::Cognito::IdentityPool': 'the identity of every person, and with it the way to their own files',
  'AWS::Cognito::UserPool': 'every account: nobody could sign in to the wallet that is theirs',
  'AWS::Cognito::UserPoolClient': 'every session: everybody would have to sign in again',
  'AWS::Cognito::UserPoolGroup': 'every membership of the group: its admins would be admins no longer',
  'AWS::DynamoDB::Table': 'every item: the new table would be empty, the old one left without a reader',
  'AWS::KMS::Key': 'the key: nothing that it encrypted could be read',
  'AWS::Lambda::EventSourceMapping':
    'its place in the stream: the new mapping reads from TRIM_HORIZON, up to 24 hours of records again',
  'AWS::S3::Bucket': 'every file: the new bucket would be empty, the old one left without a reader',
  'AWS::SQS::Queue': 'every message under way',
  'AWS::SecretsManager::Secret': 'the key: nothing that it sealed could be opened',
};

/** Stateful by specification, but made to end: lines of another log are in the log that stays. */
export const disposableTypes = ['AWS::Logs::LogGroup'];

/** What the service itself refuses to change, or takes for a wish for something new, though its specification does not say so. */
const refusedChanges: Readonly<Record<string, readonly string[]>> = {
  'AWS::Cognito::UserPool': ['AliasAttributes', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::DynamoDB::Table': ['LocalSecondaryIndexes'],
  'AWS::SecretsManager::Secret': ['GenerateSecretString'],
};

/** Every resource of a stage whose replacement would lose something. */
export function statefulOf({ resources }: Pick<Synthesis, 'resources'>): Record<string, Stateful> {
  const found = Object.entries(resources).filter(
    ([, { Type, Properties: properties }]) => Type in losses && !isQueueMapping(Type, properties),
  );
  return Object.fromEntries(
    found
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, { Type, Properties: properties = {} }]) => [
        id,
        { type: Type, final: finalOf(Type, properties), ...changingOf(Type, properties) },
      ]),
  );
}

/** A queue keeps its messages, whichever mapping reads them. */
function isQueueMapping(type: string, properties: Properties): boolean {
  return type === 'AWS::Lambda::EventSourceMapping' && !('StartingPosition' in properties);
}

/** What of a table may change in place, within limits. */
function changingOf(type: string, properties: Properties): Pick<Stateful, 'indexes' | 'stream'> {
  if (type !== 'AWS::DynamoDB::Table') return {};
  const stream = (properties['StreamSpecification'] as { StreamViewType: string } | undefined)
    ?.StreamViewType;
  const indexes = indexesOf(properties);
  return {
    ...(Object.keys(indexes).length > 0 && { indexes }),
    ...(stream !== undefined && { stream }),
  };
}

interface IndexProperties {
  readonly IndexName: string;
  readonly KeySchema: readonly { readonly AttributeName: string }[];
  readonly Projection: { readonly ProjectionType: string; readonly NonKeyAttributes?: readonly string[] };
}

function indexesOf(properties: Properties): Record<string, Index> {
  const attributes = (properties['AttributeDefinitions'] ?? []) as {
    AttributeName: string;
    AttributeType: string;
  }[];
  const typeOf = (name: string) =>
    attributes.find(({ AttributeName }) => AttributeName === name)?.AttributeType;
  const indexes = (properties['GlobalSecondaryIndexes'] ?? []) as readonly IndexProperties[];
  return Object.fromEntries(
    indexes
      .toSorted((one, other) => (one.IndexName < other.IndexName ? -1 : 1))
      .map(({ IndexName, KeySchema, Projection: { ProjectionType, NonKeyAttributes = [] } }) => [
        IndexName,
        {
          keys: KeySchema.map(({ AttributeName: name }) => `${name}:${typeOf(name)}`).join(' '),
          projection: [ProjectionType, ...NonKeyAttributes.toSorted()].join(' '),
        },
      ]),
  );
}

function finalOf(type: string, properties: Properties): Properties {
  const specified = Object.entries(resourceType(type)?.properties ?? {})
    .filter(([, { causesReplacement }]) => causesReplacement === 'yes' || causesReplacement === 'maybe')
    .map(([name]) => name);
  const names = [...specified, ...(refusedChanges[type] ?? [])].sort();
  const present = names.filter((name) => name in properties).map((name) => [name, properties[name]]);
  return { ...Object.fromEntries(present), ...finalParts(type, properties) };
}

/** Of two lists a part is final: types of the keys that a table has, attributes that a pool has. More may be added. */
function finalParts(type: string, properties: Properties): Properties {
  const parts = (list: string, name: string, isFinal: (name: unknown) => boolean) =>
    Object.fromEntries(
      ((properties[list] ?? []) as Properties[])
        .filter((item) => isFinal(item[name]))
        .map((item) => [`${list}.${String(item[name])}`, item]),
    );
  if (type === 'AWS::Cognito::UserPool') return parts('Schema', 'Name', () => true);
  if (type !== 'AWS::DynamoDB::Table') return {};
  const keys = (properties['KeySchema'] as { AttributeName: string }[]).map(
    ({ AttributeName }) => AttributeName,
  );
  return parts('AttributeDefinitions', 'AttributeName', (name) => keys.includes(String(name)));
}

/**
 * Compares the last release with what would be deployed.
 *
 * @returns one entry for each loss that was not decided, each table whose indexes cannot change in one deployment, and each
 *   stream that would change; empty when the deployment is safe
 */
export function deploymentFaults(baseline: Baseline, current: StatefulOfStages): string[] {
  const kept = Object.entries(baseline.stages).flatMap(([stage, recorded]) =>
    Object.entries(recorded).flatMap(([id, before]) => {
      const now = current[stage]?.[id];
      if (!now || whyReplaced(before, now) !== null || isDecided(baseline.replaced, { stage, id, now }))
        return [];
      return [{ stage, id, before, now }];
    }),
  );
  return [
    ...undecidedLosses(baseline, current),
    ...kept.flatMap(({ before, ...replacement }) => [
      ...indexFaults({ ...replacement, reason: '' }, before),
      ...streamFaults({ ...replacement, reason: '' }, before),
    ]),
  ];
}

/** DynamoDB creates or deletes one index in an update: https://github.com/aws/aws-cdk/issues/14920 */
function indexFaults(replacement: Replacement, { indexes: before = {} }: Stateful): string[] {
  const { stage, id } = replacement;
  const now = replacement.now?.indexes ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const added = names.filter((name) => !(name in before));
  const removed = names.filter((name) => !(name in now));
  const changed = names.filter((name) => before[name] && now[name] && !isSame(before[name], now[name]));
  // An index has to be deleted and created to change it.
  if (added.length + removed.length + 2 * changed.length <= 1) return [];
  const words = Object.entries({ adds: added, removes: removed, changes: changed })
    .filter(([, indexes]) => indexes.length > 0)
    .map(([verb, indexes]) => `${verb} ${indexes.join(', ')}`);
  return [
    [
      `${stage}: ${id} ${words.join(' and ')}. DynamoDB creates or deletes one index of a table in a deployment:`,
      '"Cannot perform more than one GSI creation or deletion in a single update". Deploy one change at a time and record',
      'each release. Give a changed index another name: add the new one, move its readers, then remove the old one.',
      'If no stage has this table yet, add this to "replaced" in test/stack/stateful-resources.json with the reason:',
      JSON.stringify(replacement),
    ].join('\n'),
  ];
}

/** A stream with another view is another stream; whatever its readers had not read of the old one is lost to them. */
function streamFaults(replacement: Replacement, { stream }: Stateful): string[] {
  const { stage, id, now } = replacement;
  if (stream === undefined || stream === now?.stream) return [];
  return [
    [
      `${stage}: ${id} changes its stream from ${stream} to ${now?.stream ?? 'none'}. DynamoDB creates another stream, and`,
      'records that are not read by then are lost to its readers. Undo the change, or add this to "replaced" in',
      `test/stack/stateful-resources.json with the reason: ${JSON.stringify(replacement)}`,
    ].join('\n'),
  ];
}

/**
 * Finds data that a deployment would lose.
 *
 * @returns for each loss that was not decided what would be lost and how to decide it; for each decision whether it lacks
 *   a reason
 */
function undecidedLosses({ replaced, stages }: Baseline, current: StatefulOfStages): string[] {
  const unreasoned = replaced
    .filter(({ reason }) => reason.trim().length < 20)
    .map(({ stage, id }) => `${stage}: the reason why ${id} may be replaced is missing in "replaced".`);
  const losing = Object.entries(stages).flatMap(([stage, recorded]) =>
    Object.entries(recorded).flatMap(([id, before]) => {
      const now = current[stage]?.[id] ?? null;
      const why = whyReplaced(before, now);
      if (why === null || isDecided(replaced, { stage, id, now })) return [];
      return [complaint({ stage, id, now, reason: '' }, before, why)];
    }),
  );
  return [...unreasoned, ...losing];
}

/** In words, what makes one resource into another; null when nothing does. */
function whyReplaced(before: Stateful, now: Stateful | null): string | null {
  if (!now) return 'it is gone, or has another logical id';
  if (before.type !== now.type) return `it becomes ${now.type}`;
  const isAddition = (name: string) => name.includes('.') && !(name in before.final);
  const names = new Set([...Object.keys(before.final), ...Object.keys(now.final)]);
  const changed = [...names].filter(
    (name) => !isAddition(name) && !isSame(before.final[name] ?? null, now.final[name] ?? null),
  );
  return changed.length > 0 ? `it cannot keep its place with another ${changed.join(', ')}` : null;
}

function isDecided(
  replaced: readonly Replacement[],
  { stage, id, now }: Omit<Replacement, 'reason'>,
): boolean {
  return replaced.some((one) => one.stage === stage && one.id === id && isSame(one.now, now));
}

function complaint(replacement: Replacement, { type }: Stateful, why: string): string {
  const { stage, id } = replacement;
  return [
    `${stage}: ${id} (${type}) would be replaced, as ${why}.`,
    `Lost with it: ${losses[type] ?? 'what it holds'}.`,
    'Undo the change. If the loss is intended, add this to "replaced" in test/stack/stateful-resources.json with',
    `the reason: ${JSON.stringify(replacement)}`,
  ].join('\n');
}

/**
 * The record after a release of one stage. It keeps what the release would have lost without a decision, so that recording
 * decides nothing.
 */
export function recordRelease(
  { releases, replaced, stages }: Baseline,
  {
    stage,
    release,
    current,
  }: { stage: string; release: Release; current: Readonly<Record<string, Stateful>> },
): Baseline {
  const recorded = stages[stage] ?? {};
  const kept = Object.entries(recorded).flatMap(([id, before]) => {
    const now = current[id] ?? null;
    const isLoss = whyReplaced(before, now) !== null && !isDecided(replaced, { stage, id, now });
    const entry = isLoss ? before : now;
    return entry ? [[id, entry] as const] : [];
  });
  const added = Object.entries(current).filter(([id]) => !(id in recorded));
  const resources = Object.fromEntries(
    [...kept, ...added].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return {
    releases: { ...releases, [stage]: release },
    replaced,
    stages: { ...stages, [stage]: resources },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** Text of a value, whatever the order of its properties; that of lists counts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
