import { roundOnRecord } from '#domain/games/play-round';
import type { RoundDetail, RoundOpenDetail, RoundSeenDetail } from '#domain/games/round-detail';
import type { Change } from '#lambdas/in-memory/database';
import { productGames } from '#lambdas/play/product-games';
import { type Invariant, assertInvariant } from './checks';

type Detail =
  | RoundDetail
  | RoundOpenDetail
  | RoundSeenDetail
  | { readonly kind: 'seed-rotation' | 'wheel-spin' | 'account-closed' | 'other' };

/** Open rounds of a player as the ledger has them, by game. */
interface Rounds {
  readonly undecided: { readonly game: string; readonly id: string } | null;
  readonly unseen: ReadonlyMap<string, string>;
}

const noRounds: Rounds = { undecided: null, unseen: new Map() };

/**
 * An undecided round blocks every other draw and rotation of its player; a settled round that was not seen blocks only its own game. The
 * wallet keeps exactly the rounds that the ledger leaves open.
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
    const { undecided, unseen } = players.get(player) ?? noRounds;
    const [round] = (item['openRound'] ?? []) as readonly string[];
    const unseenRounds = (item['unseen'] ?? []) as readonly (readonly [id: string, game: string])[];
    const walletRounds = [round, ...unseenRounds.map(([id]) => id).toSorted()].join();
    const expected = [undecided?.id, ...[...unseen.values()].toSorted()].join();
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
    case 'round-seen':
      assertInvariant(
        before.unseen.get(detail.gameId) === detail.round,
        () => `${detail.round} did not await seeing`,
      );
      return { ...before, unseen: without(before.unseen, detail.gameId) };
    case 'seed-rotation':
    case 'wheel-spin':
      assertInvariant(before.undecided === null, () => `a ${detail.kind} happened during an undecided round`);
      return before;
    case 'account-closed':
      return noRounds;
    default:
      return before;
  }
}

function afterRound(
  { undecided, unseen }: Rounds,
  entry: string,
  detail: RoundDetail | RoundOpenDetail,
): Rounds {
  const { gameId, begun } = detail;
  const id = begun ?? entry;
  if (begun !== undefined)
    assertInvariant(undecided?.id === begun, () => `a decision was taken in ${begun}, which is not open`);
  else
    assertInvariant(
      undecided === null && !unseen.has(gameId),
      () => `a round of ${gameId} began before a round that blocks it`,
    );
  if (detail.kind === 'round-open') return { undecided: { game: gameId, id }, unseen };
  const { isShownInSteps } = roundOnRecord(productGames.gameOfRound(detail.parHash).game, detail);
  return { undecided: null, unseen: isShownInSteps ? new Map([...unseen, [gameId, id]]) : unseen };
}

function without(unseen: Rounds['unseen'], game: string): Rounds['unseen'] {
  return new Map([...unseen].filter(([each]) => each !== game));
}
