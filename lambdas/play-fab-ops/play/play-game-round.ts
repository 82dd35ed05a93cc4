import { type PlayableGame, playRound } from '#domain/games/play-round';
import { isOfferedStake } from '#domain/games/slots/spin';
import type { Amount, Coin } from '#domain/money/coin';
import { checkShortestCycle } from '#domain/play-limits/shortest-cycle';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import type { LedgerTransaction } from '#stores/ledger-row';
import { isRefusal, type Refusal } from '../../outcome/refusal';
import {
  firstAnswer,
  nothingElse,
  type Operation,
  settleOnce,
  type SettleOnceDependencies,
} from '../../wallet/settle-once';

/** What bounds a player's play at this stage. */
export interface PlayRules {
  readonly shortestCycleMs: number;
  readonly writesPerSecond: number;
}

export interface PlayRoundDependencies extends SettleOnceDependencies {
  readonly now: () => Date;
  readonly rules: PlayRules;
}

/** A request for one round. */
export interface RoundRequest {
  readonly player: string;
  readonly key: string;
  readonly gameId: string;
  /** The game with this id, undefined when none is on offer. */
  readonly game: PlayableGame | undefined;
  readonly coin: Coin;
  /** In the coin's smallest unit; the game may not offer it. */
  readonly stake: Amount;
}

const unknownGame: Refusal = { code: 'games/unknown-game' };
const stakeNotOffered = {
  code: 'request/invalid',
  faults: [{ field: 'stake', message: 'The game does not offer this stake in this coin.' }],
} as const;

/**
 * Plays one round of a game and settles it: the stake, the payout and the proof are one transaction. A key that was settled before
 * is answered as it was then, even if its game or stake has been withdrawn since.
 *
 * @returns the ledger's line of the round, or why it was not played
 */
export async function playGameRound(
  dependencies: PlayRoundDependencies,
  request: RoundRequest,
): Promise<LedgerTransaction | Refusal> {
  const { now, rules, ledger } = dependencies;
  const { player, game, coin, stake } = request;
  const operation = operationOf(request);
  if (!game || !isOfferedStake(game.machine, coin, stake))
    return (await firstAnswer(ledger, player, operation)) ?? (game ? stakeNotOffered : unknownGame);

  return settleOnce(dependencies, {
    player,
    operation,
    read: nothingElse,
    decide(open, id) {
      const at = now();
      const tooFast = checkShortestCycle(open.lastRoundAt, at, rules.shortestCycleMs);
      if (tooFast) return tooFast;
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const chance = { commitment: open.commitment, draws: open.draws() };
      const played = playRound(open.wallet.balances, game, { coin, stake }, chance);
      if (isRefusal(played)) return played;
      const recorded = record(open.wallet, { id, at, ...played });
      return { ...recorded, allowance, lastRoundAt: at, seeds: 'next-round' };
    },
  });
}

/** What a round's key stands for. The version is left out: a repeat finds its round whatever the game has become. */
function operationOf({ key, gameId, coin, stake }: RoundRequest): Operation {
  return { name: 'play-round', key, input: { game: gameId, coin, stake } };
}
