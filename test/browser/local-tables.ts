import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The tables of a running product with operator access. */
export interface LocalTables {
  readonly client: DynamoDBDocumentClient;
  /** Name of the table that contains this part. @throws Error when there is none */
  readonly tableName: (part: string) => string;
  /** Base URL of the product’s services. */
  readonly servicesUrl: string;
}

/** Opens the tables of the product at an address for the duration of `work`. */
export async function withTables<Result>(
  siteUrl: string,
  work: (tables: LocalTables) => Promise<Result>,
): Promise<Result> {
  const config = (await (await fetch(`${siteUrl}/config.json`)).json()) as {
    amplify: { API: { REST: { playFabOps: { endpoint: string } } } };
  };
  const { origin } = new URL(config.amplify.API.REST.playFabOps.endpoint);
  const listed = await (await fetch(`${siteUrl}/_local/tables`)).text();
  const tableName = (part: string): string => {
    const name = new RegExp(`/_local/tables/([^"]*${part}[^"]*)"`).exec(listed)?.[1];
    if (!name) throw new Error(`The host lists no table of ${part}`);
    return name;
  };
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: 'us-east-1',
      endpoint: `${origin}/dynamodb`,
      credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
    }),
  );
  try {
    return await work({ client, tableName, servicesUrl: origin });
  } finally {
    client.destroy();
  }
}
