import { isDeepStrictEqual } from 'node:util';
import type { Table } from 'dynalite/db/index.js';
import createTable from 'dynalite/validations/createTable.js';
import validations from 'dynalite/validations/index.js';
import * as z from 'zod';
import { localArn } from '../template/account';
import { readerOf } from '../template/resource-properties';
import { refusalOf } from './refusal';
import { storeOptions } from './state';

export type TableProperties = Readonly<Record<string, unknown>> & { readonly TableName: string };

const KeySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));

const tableProperties = z.strictObject({
  TableName: z.string(),
  AttributeDefinitions: z.array(
    z.strictObject({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema,
  GlobalSecondaryIndexes: z
    .array(
      z.strictObject({
        IndexName: z.string(),
        KeySchema,
        Projection: z.strictObject({
          ProjectionType: z.enum(['ALL', 'INCLUDE', 'KEYS_ONLY']),
          NonKeyAttributes: z.array(z.string()).exactOptional(),
        }),
      }),
    )
    .exactOptional(),
  StreamSpecification: z
    .strictObject({ StreamViewType: z.enum(['NEW_IMAGE', 'NEW_AND_OLD_IMAGES']) })
    .optional(),
  TimeToLiveSpecification: z
    .strictObject({ AttributeName: z.string().min(1), Enabled: z.literal(true) })
    .optional(),
});

const readProperties = readerOf('AWS::DynamoDB::Table', tableProperties, {
  BillingMode: 'capacity is reported, never limited',
  PointInTimeRecoverySpecification: 'the local folder is its own and only copy',
  SSESpecification: 'encryption at rest is the business of the disk',
  DeletionProtectionEnabled: 'tables are deleted by wiping the whole folder only',
  Tags: 'nothing reads them',
});

/** In the cloud, the time at which the stream was enabled; a local table keeps one stream. */
const streamLabel = '2026-01-01T00:00:00.000';

/** @throws Error naming a property that is neither implemented nor known to be inert, or the fault of the keys */
export function readTable(properties: TableProperties): Table {
  const read = readProperties(properties.TableName, properties);
  const { StreamSpecification: stream, TimeToLiveSpecification: expiry, ...description } = read;
  checkKeys(description);
  const TableArn = localArn('dynamodb', `table/${description.TableName}`);
  return {
    ...description,
    TableArn,
    TableStatus: 'ACTIVE',
    ...(stream && {
      StreamSpecification: { StreamEnabled: true, ...stream },
      LatestStreamArn: streamArnOf(TableArn),
    }),
    ...(expiry && { TimeToLiveAttribute: expiry.AttributeName }),
  };
}

export function streamArnOf(tableArn: string): string {
  return `${tableArn}/stream/${streamLabel}`;
}

/** A changed key schema has no migration; the developer has to reset the state. */
export function checkUnchanged(stored: Table, wanted: Table): void {
  const shape = ({ AttributeDefinitions, KeySchema, GlobalSecondaryIndexes = [] }: Table) => ({
    attributes: new Map(AttributeDefinitions.map((each) => [each.AttributeName, each])),
    keys: KeySchema,
    indexes: new Map(GlobalSecondaryIndexes.map((each) => [each.IndexName, each])),
  });
  if (isDeepStrictEqual(shape(stored), shape(wanted))) return;
  throw new Error(
    `The keys or indexes of table ${wanted.TableName} differ from the local data. ` +
      'Run `npm start -- --reset` to delete the local data and start over.',
  );
}

/** Checks with dynalite what the schema cannot tell, such as an index on an undefined attribute. */
function checkKeys(description: Pick<Table, 'TableName'>): void {
  try {
    const table = structuredClone({ ...description, BillingMode: 'PAY_PER_REQUEST' });
    const request = validations.checkTypes(table, createTable.types);
    validations.checkValidations(request, createTable.types, createTable.custom, { options: storeOptions });
  } catch (error) {
    throw new Error(`Table ${description.TableName}: ${refusalOf(error).message}`, { cause: error });
  }
}
