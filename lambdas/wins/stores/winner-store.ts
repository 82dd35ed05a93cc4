import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PlayState } from '#domain/play-limits/play-state';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { projectionOf } from '#lambdas/runtime/aws/query-of';
import { fromPlayItem, type PlayItem } from '#lambdas/wallet/stores/play-item';

/** What decides whether and how the wins of a player are shown. */
interface Winner {
  readonly play: PlayState;
  /** Null unless the player chose a name and shows it with wins. */
  readonly name: string | null;
}

/** Reads winners. It projects two fields of a profile and one of a wallet, and the role of its callers cannot read the others in batches. */
export interface WinnerStore {
  /** Players without a wallet are missing. Strongly consistent. @throws Outage when a busy table left some out */
  winners(players: readonly string[]): Promise<ReadonlyMap<string, Winner>>;
}

interface NameItem {
  readonly player: string;
  readonly displayName?: string;
  readonly showsNameWithWins?: boolean;
}

export function createWinnerStore(
  client: DynamoDBDocumentClient,
  tables: { readonly wallets: string; readonly players: string },
): WinnerStore {
  return { winners };

  async function winners(players: readonly string[]): Promise<ReadonlyMap<string, Winner>> {
    const keys = [...new Set(players)].map((player) => ({ player }));
    if (keys.length === 0) return new Map();
    const [wallets, names] = await Promise.all([
      getAll<{ player: string; play: PlayItem }>(
        client,
        tables.wallets,
        keys,
        projectionOf(['player', 'play']),
      ),
      getAll<NameItem>(
        client,
        tables.players,
        keys,
        projectionOf(['player', 'displayName', 'showsNameWithWins']),
      ),
    ]);
    const named = new Map(names.map((item) => [item.player, nameOf(item)]));
    return new Map(
      wallets.map(({ player, play }) => [
        player,
        { play: fromPlayItem(play), name: named.get(player) ?? null },
      ]),
    );
  }
}

function nameOf({ displayName, showsNameWithWins }: NameItem): string | null {
  return showsNameWithWins === true ? (displayName ?? null) : null;
}
