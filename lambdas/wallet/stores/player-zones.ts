import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TimeZone } from '#domain/player/local-day';
import type { Residency } from '#domain/player/residency';
import { Outage } from '#lambdas/runtime/outage';
import { fromPlayItem, type PlayItem } from './play-item';

/** Reads the time zones of players. It projects only that field of a wallet, and the role of its callers cannot read the others. */
export interface PlayerZones {
  /**
   * Returns the time zones of these players; players without a wallet are missing.
   *
   * @throws Outage when a busy table left some out
   */
  zonesOf(players: readonly string[]): Promise<ReadonlyMap<string, TimeZone>>;
  /** Returns the residencies of these players, from the same field. */
  residenciesOf(players: readonly string[]): Promise<ReadonlyMap<string, Residency>>;
}

/** Most keys that BatchGetItem accepts. */
const mostKeys = 100;

export function createPlayerZones(client: DynamoDBDocumentClient, table: string): PlayerZones {
  return { zonesOf, residenciesOf };

  async function zonesOf(players: readonly string[]): Promise<ReadonlyMap<string, TimeZone>> {
    const residencies = await residenciesOf(players);
    return new Map([...residencies].map(([player, { timeZone }]) => [player, timeZone]));
  }

  async function residenciesOf(players: readonly string[]): Promise<ReadonlyMap<string, Residency>> {
    const pages = Array.from({ length: Math.ceil(players.length / mostKeys) }, (_each, page) =>
      players.slice(page * mostKeys, (page + 1) * mostKeys),
    );
    return new Map((await Promise.all(pages.map(readTogether))).flat());
  }

  async function readTogether(players: readonly string[]): Promise<(readonly [string, Residency])[]> {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({
        RequestItems: {
          [table]: {
            Keys: players.map((player) => ({ player })),
            ConsistentRead: true,
            ProjectionExpression: '#player, #play',
            ExpressionAttributeNames: { '#player': 'player', '#play': 'play' },
          },
        },
      }),
    );
    if (UnprocessedKeys?.[table]) throw new Outage('The table of wallets is busy');
    const items = (Responses?.[table] ?? []) as { player: string; play: PlayItem }[];
    return items.map(({ player, play }) => [player, fromPlayItem(play).residency] as const);
  }
}
