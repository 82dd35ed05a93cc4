import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { drawSeedHash } from '#lambdas/runtime/fingerprints/draw-seed';

/** A seed that nobody has seen, and what is published of it. */
export interface SealedSeed {
  /** Put away under the draw's name; there is no way to look at it. */
  readonly keepFor: (draw: string) => AtomicWrite;
  /** SHA-256 of its text, 64 hex characters. */
  readonly hash: string;
}

/** Seals the seeds of new draws: it can put one away, and never read one. */
export interface SeedSealer {
  seal(): SealedSeed;
}

/** Reads the seed of a draw. It is for the one function that draws. */
export interface SeedReader {
  reveal(draw: string): Promise<string>;
}

/**
 * @param makeServerSeed  gives 32 fresh random bytes as 64 hex characters
 */
export function createSeedSealer(table: string, makeServerSeed: () => string): SeedSealer {
  return {
    seal() {
      const serverSeed = makeServerSeed();
      return {
        hash: drawSeedHash(serverSeed),
        keepFor: (draw) =>
          atomicWrite(`seed of ${draw}`, {
            Put: {
              TableName: table,
              Item: { draw, serverSeed },
              ConditionExpression: 'attribute_not_exists(#draw)',
              ExpressionAttributeNames: { '#draw': 'draw' },
            },
          }),
      };
    },
  };
}

export function createSeedReader(client: DynamoDBDocumentClient, table: string): SeedReader {
  return {
    async reveal(draw) {
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key: { draw }, ConsistentRead: true }),
      );
      if (!Item) throw new Error(`The draw ${draw} has no seed`);
      return (Item as { serverSeed: string }).serverSeed;
    },
  };
}
