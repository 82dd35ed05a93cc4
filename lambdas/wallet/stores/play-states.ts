import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PlayState } from '#domain/play-limits/play-state';
import { projectionOf } from '#lambdas/runtime/aws/query-of';
import { fromPlayItem, type PlayItem } from './play-item';

/** Reads play states. It projects one field of a wallet at a time, and the role of its callers cannot read the others. */
export interface PlayStates {
  /** Returns undefined for a player without a wallet. Strongly consistent. */
  load(player: string): Promise<PlayState | undefined>;
  /** Whether the player verified an email address, according to the welcome mark. Strongly consistent. */
  isEmailProved(player: string): Promise<boolean>;
}

export function createPlayStates(client: DynamoDBDocumentClient, table: string): PlayStates {
  return {
    async load(player) {
      const item = await read(player, 'play');
      return item && fromPlayItem(item['play'] as PlayItem);
    },

    async isEmailProved(player) {
      const item = await read(player, 'isWelcomed');
      return item?.['isWelcomed'] === true;
    },
  };

  async function read(player: string, field: 'play' | 'isWelcomed') {
    const { Item } = await client.send(
      new GetCommand({
        TableName: table,
        Key: { player },
        ConsistentRead: true,
        ...projectionOf(['player', field]),
      }),
    );
    return Item;
  }
}
