import { roundOnRecord } from '#domain/games/play-round';
import type { RoundDetail, RoundOpenDetail, RoundSeenDetail } from '#domain/games/round-detail';
import type { Change } from '#lambdas/in-memory/database';
import { productGames } from '#lambdas/play/product-games';
import { type Invariant, assertInvariant } from './checks';

type Detail =
  | RoundDetail
  | RoundOpenDetail
  | RoundSeenDetail
  | { readonly kind: 'seed-rotation' | 'account-closed' | 'other' };

/** Open rounds of a player as the ledger has them, by game. */
type Rounds = ReadonlyMap<string, { readonly id: string; readonly awaits: 'decision' | 'seeing' }>;

const noRounds: Rounds = new Map();

/**
 * An open round blocks the next round of its game, and the rotation of its player's seeds. The wallet keeps exactly the rounds that the
 * ledger leaves open.
 */
export function openRoundInvariant(): Invariant {
  const players = new Map<string, Rounds>();
  return {
    committed(changes: readonly Change[]) {
      for (const { table, after } of changes)
        if (table === 'ledger' && after)
          advance(after['player'] as string, after['entry'] as string, after['detail'] as Detail);
      for (const { table, after } of changes)
        if (table === 'wallets' && after) compare(after['player'] as string, after);
    },
  };

  function advance(player: string, entry: string, detail: Detail): void {
    const before = players.get(player) ?? noRounds;
    const after = next(before, entry, detail);
    if (after !== before) players.set(player, after);
  }

  function compare(player: string, item: NonNullable<Change['after']>): void {
    const rounds = (item['openRounds'] ?? []) as readonly (readonly [id: string, game: string])[];
    const named = (ids: Iterable<string>) => [...ids].toSorted().join();
    const walletRounds = named(rounds.map(([id]) => id));
    const expected = named([...(players.get(player) ?? noRounds).values()].map(({ id }) => id));
    assertInvariant(
      walletRounds === expected,
      () => `the wallet of ${player} has ${walletRounds} open, the ledger ${expected}`,
    );
  }
}

function next(before: Rounds, entry: string, detail: Detail): Rounds {
  switch (detail.kind) {
    case 'round':
    case 'round-open':
      return afterRound(before, entry, detail);
    case 'round-seen': {
      const seen = before.get(detail.gameId);
      assertInvariant(
        seen?.awaits === 'seeing' && seen.id === detail.round,
        () => `${detail.round} did not await seeing`,
      );
      return without(before, detail.gameId);
    }
    case 'seed-rotation':
      assertInvariant(before.size === 0, () => `a ${detail.kind} happened during an open round`);
      return before;
    case 'account-closed':
      return noRounds;
    default:
      return before;
  }
}

function afterRound(before: Rounds, entry: string, detail: RoundDetail | RoundOpenDetail): Rounds {
  const { gameId, begun } = detail;
  const open = before.get(gameId);
  const id = begun ?? entry;
  if (begun === undefined)
    assertInvariant(!open, () => `a round of ${gameId} began before its open round ended`);
  else
    assertInvariant(
      open?.awaits === 'decision' && open.id === begun,
      () => `a decision was taken in ${begun}, which is not open`,
    );
  if (detail.kind === 'round-open') return new Map([...before, [gameId, { id, awaits: 'decision' }]]);
  const { isShownInSteps } = roundOnRecord(productGames.gameOfRound(detail.parHash).game, detail);
  return isShownInSteps ? new Map([...before, [gameId, { id, awaits: 'seeing' }]]) : without(before, gameId);
}

function without(rounds: Rounds, game: string): Rounds {
  return new Map([...rounds].filter(([each]) => each !== game));
}
