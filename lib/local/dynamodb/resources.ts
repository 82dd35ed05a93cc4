import { isDeepStrictEqual } from 'node:util';
import type { KeyElement, StreamViewType, Table } from 'dynalite/db/index.js';
import createTable from 'dynalite/validations/createTable.js';
import validations from 'dynalite/validations/index.js';
import * as z from 'zod';
import { localArn } from '../template/account';
import { readerOf } from '../template/resource-properties';
import type { TableKeys } from './access-context';
import { refusalOf } from './refusal';
import { storeOptions } from './state';

export type TableProperties = Readonly<Record<string, unknown>> & { readonly TableName: string };

const inert: Readonly<Record<string, string>> = {
  BillingMode: 'capacity is reported, never limited',
  PointInTimeRecoverySpecification: 'the local folder is its own and only copy',
  SSESpecification: 'encryption at rest is the business of the disk',
  DeletionProtectionEnabled: 'tables are deleted by wiping the whole folder only',
  Tags: 'nothing reads them',
};

const implemented = ['TableName', 'AttributeDefinitions', 'KeySchema', 'GlobalSecondaryIndexes'];
const implementedOfIndex = ['IndexName', 'KeySchema', 'Projection'];

const viewTypes = ['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES'] satisfies StreamViewType[];
const laterProperties = z.strictObject({
  StreamSpecification: z.strictObject({ StreamViewType: z.enum(viewTypes) }).optional(),
  TimeToLiveSpecification: z
    .strictObject({ AttributeName: z.string().min(1).optional(), Enabled: z.boolean() })
    .optional(),
});
const readLaterProperties = readerOf('AWS::DynamoDB::Table', laterProperties);

/** In the cloud, the time at which the stream was enabled; a local table keeps one stream. */
const streamLabel = '2026-01-01T00:00:00.000';

/** @throws Error naming a property that is neither implemented nor known to be inert, or the fault of the keys */
export function readTable(properties: TableProperties): Table {
  const { TableName, StreamSpecification, TimeToLiveSpecification, ...rest } = properties;
  const description = pick({ TableName, ...rest }, implemented, TableName);
  const indexes = (properties.GlobalSecondaryIndexes ?? []) as Record<string, unknown>[];
  const table = {
    ...description,
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map((index) =>
        pick(index, implementedOfIndex, `an index of ${TableName}`),
      ),
    }),
  };
  checkKeys(TableName, table);
  const TableArn = localArn('dynamodb', `table/${TableName}`);
  const later = { StreamSpecification, TimeToLiveSpecification };
  return { ...(table as object as Table), TableArn, TableStatus: 'ACTIVE', ...readLater(later, TableArn) };
}

/** Properties that a table with items can still receive: its stream and the expiry of items. */
function readLater(properties: object, tableArn: string): Partial<Table> {
  const read = readLaterProperties(tableArn, properties);
  const { StreamSpecification: stream, TimeToLiveSpecification: expiry } = read;
  return {
    ...(stream && {
      StreamSpecification: { StreamEnabled: true, ...stream },
      LatestStreamArn: streamArnOf(tableArn),
      LatestStreamLabel: streamLabel,
    }),
    ...(expiry?.Enabled && expiry.AttributeName && { TimeToLiveAttribute: expiry.AttributeName }),
  };
}

export function streamArnOf(tableArn: string): string {
  return `${tableArn}/stream/${streamLabel}`;
}

/** Key attributes of a table and its indexes, partition keys first. */
export function keysOf({ KeySchema, GlobalSecondaryIndexes = [] }: Table): TableKeys {
  return {
    keys: keyNames(KeySchema),
    indexKeys: Object.fromEntries(
      GlobalSecondaryIndexes.map((index) => [index.IndexName, keyNames(index.KeySchema)]),
    ),
  };
}

function keyNames(schema: readonly KeyElement[]): string[] {
  const [partition, sort] = ['HASH', 'RANGE'].map((type) => schema.find(({ KeyType }) => KeyType === type));
  return [partition, sort].flatMap((key) => key?.AttributeName ?? []);
}

/** A changed key schema has no migration; the developer has to reset the state. */
export function checkUnchanged(stored: Table, wanted: Table): void {
  const shape = ({ AttributeDefinitions, KeySchema, GlobalSecondaryIndexes }: Table) => ({
    attributes: byName(AttributeDefinitions, ({ AttributeName }) => AttributeName),
    keys: KeySchema,
    indexes: byName(GlobalSecondaryIndexes ?? [], ({ IndexName }) => IndexName),
  });
  if (isDeepStrictEqual(shape(stored), shape(wanted))) return;
  throw new Error(
    `The keys or indexes of table ${wanted.TableName} differ from the local data. ` +
      'Run `npm start -- --reset` to delete the local data and start over.',
  );
}

function pick(properties: object, names: string[], owner: string): Record<string, unknown> {
  const unknown = Object.keys(properties).find((name) => !names.includes(name) && !(name in inert));
  if (unknown !== undefined)
    throw new Error(`Local tables do not implement the property ${unknown} of ${owner}`);
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)));
}

function checkKeys(name: string, table: Record<string, unknown>): void {
  try {
    const request = validations.checkTypes({ ...table, BillingMode: 'PAY_PER_REQUEST' }, createTable.types);
    validations.checkValidations(request, createTable.types, createTable.custom, { options: storeOptions });
  } catch (error) {
    throw new Error(`Table ${name}: ${refusalOf(error).message}`, { cause: error });
  }
}

function byName<Named>(named: Named[], nameOf: (one: Named) => string): Map<string, Named> {
  return new Map(named.map((one) => [nameOf(one), one]));
}
