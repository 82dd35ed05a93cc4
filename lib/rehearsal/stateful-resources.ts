import { resourceType } from './specification';
import type { Properties, Synthesis } from './template';

/** Keys with their types, such as `player:S createdAt:N`, and projection of a global secondary index. */
interface Index {
  readonly keys: string;
  readonly projection: string;
}

/** A resource that holds data, and its properties that cannot change without a replacement. */
export interface Stateful {
  readonly type: string;
  readonly final: Properties;
  /** Global secondary indexes of a table by name; absent for a table without any. */
  readonly indexes?: Readonly<Record<string, Index>>;
  /** View type of a table's stream; absent for a table without a stream. */
  readonly stream?: string;
}

/** What is lost with a resource of each type. */
export const losses: Readonly<Record<string, string>> = {
  'AWS::Cognito::IdentityPool': 'the identity of every user, and with it access to their own files',
  'AWS::Cognito::UserPool': 'every account: no player could sign in to their wallet',
  'AWS::Cognito::UserPoolClient': 'every session: all users would have to sign in again',
  'AWS::Cognito::UserPoolGroup': 'every group membership: admins would lose their rights',
  'AWS::DynamoDB::Table': 'every item: the new table would be empty, and the old one unused',
  'AWS::KMS::Key': 'the key: data encrypted with it could not be decrypted',
  'AWS::Lambda::EventSourceMapping':
    'its place in the stream: the new mapping reads from TRIM_HORIZON, up to 24 hours of records again',
  'AWS::S3::Bucket': 'every file: the new bucket would be empty, and the old one unused',
  'AWS::SQS::Queue': 'every queued message',
  'AWS::SecretsManager::Secret': 'the key: data encrypted with it could not be decrypted',
};

/** Stateful by specification, but disposable: lines of any other log are in the log that is retained. */
export const disposableTypes = ['AWS::Logs::LogGroup'];

/** Properties that the service refuses to change, or treats as a request for a new resource, though its specification does not say so. */
const furtherImmutableProperties: Readonly<Record<string, readonly string[]>> = {
  'AWS::Cognito::UserPool': ['AliasAttributes', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::DynamoDB::Table': ['LocalSecondaryIndexes'],
  'AWS::SecretsManager::Secret': ['GenerateSecretString'],
};

/** Every resource of a stage whose replacement would lose something. */
export function listStatefulResources({ resources }: Pick<Synthesis, 'resources'>): Record<string, Stateful> {
  const found = Object.entries(resources).filter(
    ([, { Type, Properties: properties }]) => Type in losses && !isQueueMapping(Type, properties),
  );
  return Object.fromEntries(
    found
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, { Type, Properties: properties = {} }]) => [
        id,
        { type: Type, final: immutableProperties(Type, properties), ...mutableProperties(Type, properties) },
      ]),
  );
}

/** A queue keeps its messages whichever mapping reads them. */
function isQueueMapping(type: string, properties: Properties): boolean {
  return type === 'AWS::Lambda::EventSourceMapping' && !('StartingPosition' in properties);
}

/** The table properties that may change in place, within limits. */
function mutableProperties(type: string, properties: Properties): Pick<Stateful, 'indexes' | 'stream'> {
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

function immutableProperties(type: string, properties: Properties): Properties {
  const specified = Object.entries(resourceType(type)?.properties ?? {})
    .filter(([, { causesReplacement }]) => causesReplacement === 'yes' || causesReplacement === 'maybe')
    .map(([name]) => name);
  const names = [...specified, ...(furtherImmutableProperties[type] ?? [])].sort();
  const present = names.filter((name) => name in properties).map((name) => [name, properties[name]]);
  return { ...Object.fromEntries(present), ...immutableListEntries(type, properties) };
}

/** Lists of which some entries cannot change: the types of a table's keys, the attributes of a pool. More entries may be added. */
function immutableListEntries(type: string, properties: Properties): Properties {
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
