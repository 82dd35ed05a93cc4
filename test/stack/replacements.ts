import { resourceType } from './specification';
import type { Properties, SynthesizedStage } from './synthesize-stage';

/** A resource that holds what nobody can make again, and whatever of it cannot change without another in its place. */
export interface Stateful {
  readonly type: string;
  readonly final: Properties;
}

/** A replacement that somebody decided, kept for ever as the record of why. */
interface Replacement {
  readonly stage: string;
  readonly id: string;
  /** What comes in its place; null where nothing does. */
  readonly now: Stateful | null;
  readonly reason: string;
}

type StatefulOfStages = Readonly<Record<string, Readonly<Record<string, Stateful>>>>;

/** What `stateful-resources.json` holds. */
export interface Baseline {
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
export function statefulOf({ resources }: Pick<SynthesizedStage, 'resources'>): Record<string, Stateful> {
  const found = Object.entries(resources).filter(([, { Type }]) => Type in losses);
  return Object.fromEntries(
    found
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, { Type, Properties: properties = {} }]) => [
        id,
        { type: Type, final: finalOf(Type, properties) },
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
 * Compares what is deployed with what would be.
 *
 * @returns for each loss that nobody decided what would be lost and how to decide it; for each decision whether it lacks
 *   a reason
 */
export function undecidedLosses({ replaced, stages }: Baseline, current: StatefulOfStages): string[] {
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
    'Undo the change. Should the loss be meant, add this to "replaced" in test/stack/stateful-resources.json with',
    `the reason, then run the test with -u: ${JSON.stringify(replacement)}`,
  ].join('\n');
}

/**
 * The baseline as it should stand: what is new is recorded, what was decided to be replaced is; whatever else was
 * recorded stays, so that refreshing decides nothing.
 */
export function refreshed({ replaced, stages }: Baseline, current: StatefulOfStages): Baseline {
  const merged = Object.entries(current).map(([stage, resources]) => {
    const recorded = stages[stage] ?? {};
    const kept = Object.entries(recorded).flatMap(([id, before]) => {
      const now = resources[id] ?? null;
      const changes = whyReplaced(before, now) !== null && !isDecided(replaced, { stage, id, now });
      const entry = changes ? before : now;
      return entry ? [[id, entry] as const] : [];
    });
    const added = Object.entries(resources).filter(([id]) => !(id in recorded));
    return [stage, Object.fromEntries([...kept, ...added].sort(([one], [other]) => (one < other ? -1 : 1)))];
  });
  return { replaced, stages: Object.fromEntries(merged) };
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
