import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { type Restriction, restrictionSets } from './restriction-key';

/** A page of players, and the cursor of the next page; null on the last page. */
export interface RestrictedPage {
  readonly players: string[];
  readonly next: string | null;
}

/** Lists players by what restricts them. */
export interface RestrictedPlayers {
  /**
   * Players under a restriction. Eventually consistent; an exclusion may have ended since it was written.
   *
   * @param query.after  cursor of the previous page
   */
  page(
    restriction: Restriction,
    query: { limit: number; after?: string | undefined },
  ): Promise<RestrictedPage>;
}

/** Separates the set of restrictions from the player in a cursor; neither contains it. */
const separator = '/';

/** Reads the index `by-restriction`, whose partitions are the sets of restrictions that contain the one wanted. */
export function createRestrictedPlayers(client: DynamoDBDocumentClient, table: string): RestrictedPlayers {
  return {
    async page(restriction, { limit, after }) {
      const [from, beyond] = after?.split(separator) ?? [];
      const sets = restrictionSets(restriction).filter((set) => from === undefined || set >= from);
      const found: { readonly player: string; readonly set: string }[] = [];
      for (const set of sets) {
        const { items } = await pageOf<{ player: string }>(client, {
          table,
          index: 'by-restriction',
          partitionKey: ['restrictions', set],
          sortKey: 'player',
          direction: 'up',
          from: set === from ? beyond : undefined,
          // One player more than requested shows whether there is another page.
          limit: limit + 1 - found.length,
        });
        found.push(...items.map(({ player }) => ({ player, set })));
        if (found.length > limit) break;
      }
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const isMore = found.length > limit && last !== undefined;
      return {
        players: page.map(({ player }) => player),
        next: isMore ? `${last.set}${separator}${last.player}` : null,
      };
    },
  };
}
