/** The parts of dynalite 4.0.0 that the host imports. It ships no types, and these are internals: hence the exact pin. */

declare module 'dynalite/db/index.js' {
  export type AttributeValue = Readonly<Record<string, unknown>>;
  export type Item = Readonly<Record<string, AttributeValue>>;

  export interface KeyElement {
    AttributeName: string;
    KeyType: 'HASH' | 'RANGE';
  }

  export interface SecondaryIndex {
    IndexName: string;
    KeySchema: KeyElement[];
    Projection: { ProjectionType: 'ALL' | 'INCLUDE' | 'KEYS_ONLY'; NonKeyAttributes?: string[] };
  }

  export interface Table {
    TableName: string;
    TableArn: string;
    TableStatus: 'ACTIVE';
    AttributeDefinitions: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
    KeySchema: KeyElement[];
    GlobalSecondaryIndexes?: SecondaryIndex[];
    StreamSpecification?: { StreamEnabled: true; StreamViewType: StreamViewType };
    LatestStreamArn?: string;
    /** Added by the host: attribute with the expiry of an item in seconds of the epoch. */
    TimeToLiveAttribute?: string;
  }

  /** The host has no other views. */
  export type StreamViewType = 'NEW_IMAGE' | 'NEW_AND_OLD_IMAGES';

  /** An error that dynalite returns to the client; without `body` it is a bug. */
  export interface ServiceError extends Error {
    statusCode?: number;
    body?: { __type: string; message?: string; Message?: string };
  }

  export type Done<Result> = (error: Error | null, result?: Result) => void;

  export interface Range {
    gt?: string;
    gte?: string;
    lt?: string;
    lte?: string;
    reverse?: boolean;
    limit?: number;
  }

  export type LevelWrite = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };

  export interface Entries {
    lock(key: string, run: (release: <Result>(done: Done<Result>) => Done<Result>) => void): void;
    get(key: string, done: Done<Item | undefined>): void;
    put(key: string, entry: Item, done: Done<void>): void;
    del(key: string, done: Done<void>): void;
    createValueStream(range: Range): NodeJS.EventEmitter;
  }

  export interface Store {
    options: { maxItemSize: number };
    getTable(name: string, done: Done<Table>): void;
    getItemDb(table: string): Entries;
    getIndexDb(scope: string, table: string, index: string): Entries;
  }

  export interface Expression {
    type: string;
    name?: string;
    args: (Expression | string[] | AttributeValue)[];
  }

  /** Expressions of a request as dynalite's parsers leave them. */
  export interface ParsedExpressions {
    _updates?: object;
    _condition?: { expression: Expression };
    _keyCondition?: object;
    _filter?: { expression: Expression };
    _projection?: { paths: string[][] };
  }

  export interface ValidRequest extends ParsedExpressions {
    TableName: string;
    TransactItems?: (Record<string, ValidRequest> | null)[];
    ClientRequestToken?: string;
    Key?: Item;
    Item?: Item;
    IndexName?: string;
    /** Of a query: what its key condition says about each attribute. */
    KeyConditions?: Record<string, { AttributeValueList: AttributeValue[] }>;
    ExclusiveStartKey?: Item;
    ConsistentRead?: boolean;
    ReturnConsumedCapacity?: 'INDEXES' | 'TOTAL' | 'NONE';
    RequestItems?: Record<string, { ConsistentRead?: boolean }>;
    ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE';
    UpdateExpression?: string;
    ConditionExpression?: string;
    KeyConditionExpression?: string;
    FilterExpression?: string;
    ProjectionExpression?: string;
    ExpressionAttributeNames?: Record<string, string>;
    ExpressionAttributeValues?: Record<string, AttributeValue>;
  }

  export interface Level {
    close(): Promise<void>;
    get(key: string): Promise<unknown>;
    getMany(keys: string[]): Promise<unknown[]>;
    batch(writes: LevelWrite[]): Promise<void>;
    keys(range: Range): AsyncIterable<string>;
    /** Values as they are stored: JSON in UTF-8. In memory, an unchanged value is the same buffer each time. */
    values(range: Range & { valueEncoding: 'buffer' }): { all(): Promise<Buffer[]> };
    values(range: Range): AsyncIterable<unknown>;
  }

  const db: {
    create(options: { path?: string }): { db: Level & { open(): Promise<void> } };
    createKey(item: Item, table: Table): string;
    /** Index changes for an item that replaces another, or `null`. */
    getIndexActions(
      indexes: SecondaryIndex[],
      existing: Item | null,
      item: Item,
      table: Table,
    ): { puts: { index: string; key: string; item: Item }[] };
    validateKey(key: Item, table: Table): ServiceError | null | undefined;
    validateItem(item: Item, table: Table): ServiceError | null | undefined;
    MAX_SIZE: number;
  };
  export default db;
}

declare module 'dynalite/validations/index.js' {
  import type { AttributeValue, Store, ValidRequest } from 'dynalite/db/index.js';

  type Types = Record<string, unknown>;
  type Custom = (request: ValidRequest, store: Pick<Store, 'options'>) => string | undefined;

  const validations: {
    checkTypes(request: unknown, types: Types): ValidRequest;
    checkValidations(
      request: ValidRequest,
      types: Types,
      custom: Custom | undefined,
      store: Pick<Store, 'options'>,
    ): void;
    /** Why a value is invalid. */
    validateAttributeValue(value: AttributeValue): string | undefined;
    /** Parses the expressions of a request into its fields. All other validations call it here. @returns why they are invalid */
    validateExpressions(request: ValidRequest): string | undefined;
  };
  export default validations;
}

declare module 'dynalite/validations/*.js' {
  import type { Store, ValidRequest } from 'dynalite/db/index.js';

  const validation: {
    types: Record<string, unknown>;
    custom?: (request: ValidRequest, store: Pick<Store, 'options'>) => string | undefined;
  };
  export default validation;
}

declare module 'dynalite/actions/*.js' {
  import type { Done, Store, ValidRequest } from 'dynalite/db/index.js';

  const action: (store: Store, request: ValidRequest, done: Done<Record<string, unknown>>) => void;
  export default action;
}
