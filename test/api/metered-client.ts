import { type ConsumedCapacity, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** What one act asks of DynamoDB, as DynamoDB itself counts it. */
export interface Cost {
  /** Requests that wait for one another; those that are under way together count once. */
  readonly roundTrips: number;
  readonly requests: number;
  /** Write units of the tables' items. */
  readonly tableWriteUnits: number;
  readonly indexWriteUnits: number;
  readonly readUnits: number;
}

/** A client of the tables, and how to learn what an act through it consumes. */
export interface MeteredClient {
  readonly documents: DynamoDBDocumentClient;
  /** Does something through `documents` and nothing else meanwhile. @returns what came of it, and its cost */
  meter<Result>(act: () => Promise<Result>): Promise<[Result, Cost]>;
  disconnect(): void;
}

/** Opens a client that keeps count of what its requests consume. */
export function openMeteredClient(servicesUrl: string): MeteredClient {
  const consumed: ConsumedCapacity[] = [];
  let [requests, underWay, roundTrips] = [0, 0, 0];
  const client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: `${servicesUrl}/dynamodb`,
    credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      requests += 1;
      if (underWay === 0) roundTrips += 1;
      underWay += 1;
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' } });
      underWay -= 1;
      const { ConsumedCapacity: capacity } = result.output as {
        ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
      };
      consumed.push(...[capacity ?? []].flat());
      return result;
    },
    { step: 'initialize' },
  );
  return { documents: DynamoDBDocumentClient.from(client), meter, disconnect: () => client.destroy() };

  async function meter<Result>(act: () => Promise<Result>): Promise<[Result, Cost]> {
    consumed.length = 0;
    [requests, underWay, roundTrips] = [0, 0, 0];
    const result = await act();
    return [result, { roundTrips, requests, ...addUp(consumed) }];
  }
}

function addUp(consumed: readonly ConsumedCapacity[]) {
  const total = (pick: (each: ConsumedCapacity) => number | undefined) =>
    consumed.reduce((units, each) => units + (pick(each) ?? 0), 0);
  const tableWriteUnits = total(({ Table }) => Table?.WriteCapacityUnits);
  const indexWriteUnits = total(({ GlobalSecondaryIndexes = {} }) =>
    Object.values(GlobalSecondaryIndexes).reduce(
      (units, index) => units + (index.WriteCapacityUnits ?? 0),
      0,
    ),
  );
  // Reads come with their total alone.
  const readUnits = total(({ CapacityUnits }) => CapacityUnits) - tableWriteUnits - indexWriteUnits;
  return { tableWriteUnits, indexWriteUnits, readUnits };
}
