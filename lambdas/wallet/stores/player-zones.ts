import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TimeZone } from '#domain/player/local-day';
import type { Residency } from '#domain/player/residency';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { projectionOf } from '#lambdas/runtime/aws/query-of';
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

export function createPlayerZones(client: DynamoDBDocumentClient, table: string): PlayerZones {
  return { zonesOf, residenciesOf };

  async function zonesOf(players: readonly string[]): Promise<ReadonlyMap<string, TimeZone>> {
    const residencies = await residenciesOf(players);
    return new Map([...residencies].map(([player, { timeZone }]) => [player, timeZone]));
  }

  async function residenciesOf(players: readonly string[]): Promise<ReadonlyMap<string, Residency>> {
    const keys = players.map((player) => ({ player }));
    const items = await getAll<{ player: string; play: PlayItem }>(
      client,
      table,
      keys,
      projectionOf(['player', 'play']),
    );
    return new Map(items.map(({ player, play }) => [player, fromPlayItem(play).residency]));
  }
}
