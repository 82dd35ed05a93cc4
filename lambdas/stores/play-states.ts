import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PlayState } from '#domain/play-limits/play-state';
import { fromPlayItem, type PlayItem } from './play-item';

/**
 * What bounds the play of players. Of a wallet it asks for that one field: the seeds that lie beside it go to nobody who has no
 * rounds to settle, and the role that reads here could not get them.
 */
export interface PlayStates {
  /** Undefined for somebody without a wallet. Strongly consistent. */
  load(player: string): Promise<PlayState | undefined>;
}

export function createPlayStates(client: DynamoDBDocumentClient, table: string): PlayStates {
  return {
    async load(player) {
      const { Item } = await client.send(
        new GetCommand({
          TableName: table,
          Key: { player },
          ConsistentRead: true,
          ProjectionExpression: '#player, #play',
          ExpressionAttributeNames: { '#player': 'player', '#play': 'play' },
        }),
      );
      return Item && fromPlayItem((Item as { play: PlayItem }).play);
    },
  };
}
