import { type ConsumedCapacity, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Capacity that an operation consumes, as DynamoDB counts it. */
export interface Cost {
  /** Sequential round trips; concurrent requests count once. */
  readonly roundTrips: number;
  readonly requests: number;
  /** Write units of the table items. */
  readonly tableWriteUnits: number;
  readonly indexWriteUnits: number;
  readonly readUnits: number;
}

/** A DynamoDB client that measures consumed capacity. */
export interface MeteredClient {
  readonly documents: DynamoDBDocumentClient;
  /** Runs an operation through `documents`; no other operation may use the client until it ends. @returns result and cost */
  meter<Result>(operation: () => Promise<Result>): Promise<[Result, Cost]>;
  disconnect(): void;
}

/** Opens a client that counts the capacity of its requests. */
export function openMeteredClient(servicesUrl: string): MeteredClient {
  const consumed: ConsumedCapacity[] = [];
  let [requests, pending, roundTrips] = [0, 0, 0];
  const client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: `${servicesUrl}/dynamodb`,
    credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      requests += 1;
      if (pending === 0) roundTrips += 1;
      pending += 1;
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' } });
      pending -= 1;
      const { ConsumedCapacity: capacity } = result.output as {
        ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
      };
      consumed.push(...[capacity ?? []].flat());
      return result;
    },
    { step: 'initialize' },
  );
  return { documents: DynamoDBDocumentClient.from(client), meter, disconnect: () => client.destroy() };

  async function meter<Result>(operation: () => Promise<Result>): Promise<[Result, Cost]> {
    consumed.length = 0;
    [requests, pending, roundTrips] = [0, 0, 0];
    const result = await operation();
    return [result, { roundTrips, requests, ...sumUnits(consumed) }];
  }
}

function sumUnits(consumed: readonly ConsumedCapacity[]) {
  const total = (pick: (each: ConsumedCapacity) => number | undefined) =>
    consumed.reduce((units, each) => units + (pick(each) ?? 0), 0);
  const tableWriteUnits = total(({ Table }) => Table?.WriteCapacityUnits);
  const indexWriteUnits = total(({ GlobalSecondaryIndexes = {} }) =>
    Object.values(GlobalSecondaryIndexes).reduce(
      (units, index) => units + (index.WriteCapacityUnits ?? 0),
      0,
    ),
  );
  // Reads report only their total.
  const readUnits = total(({ CapacityUnits }) => CapacityUnits) - tableWriteUnits - indexWriteUnits;
  return { tableWriteUnits, indexWriteUnits, readUnits };
}
