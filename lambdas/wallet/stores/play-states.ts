import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PlayState } from '#domain/play-limits/play-state';
import { fromPlayItem, type PlayItem } from './play-item';

/**
 * What bounds the play of players. Of a wallet it asks for one field at a time: the rest goes to nobody who has nothing to settle, and
 * the role that reads here could not get it.
 */
export interface PlayStates {
  /** Undefined for somebody without a wallet. Strongly consistent. */
  load(player: string): Promise<PlayState | undefined>;
  /** Whether the player proved an e-mail address, for which the wallet was welcomed. Strongly consistent. */
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
        ProjectionExpression: '#player, #field',
        ExpressionAttributeNames: { '#player': 'player', '#field': field },
      }),
    );
    return Item;
  }
}
