import { type PlayableGame, playRound } from '#domain/games/play-round';
import type { Amount, Coin } from '#domain/money/coin';
import { checkShortestCycle } from '#domain/play-limits/shortest-cycle';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import { isRefusal, type Refusal } from '#http/refusals';
import type { LedgerTransaction } from '#stores/ledger-row';
import { settleOnce, type SettleOnceDependencies } from '../../wallet/settle-once';
import type { Operation } from '../../wallet/transaction-id';

/** What bounds a player's play at this stage. */
export interface PlayRules {
  readonly shortestCycleMs: number;
  readonly writesPerSecond: number;
}

export interface PlayRoundDependencies extends SettleOnceDependencies {
  readonly now: () => Date;
  readonly rules: PlayRules;
}

/** A request for one round. The stake is one that the game offers, in the coin's smallest unit. */
export interface RoundRequest {
  readonly player: string;
  readonly key: string;
  readonly game: PlayableGame;
  readonly coin: Coin;
  readonly stake: Amount;
}

/**
 * Plays one round of a game and settles it: the stake, the payout and the proof are one transaction.
 *
 * @returns the ledger's line of the round, or why it was not played
 */
export function playGameRound(
  dependencies: PlayRoundDependencies,
  { player, key, game, coin, stake }: RoundRequest,
): Promise<LedgerTransaction | Refusal> {
  const { now, rules } = dependencies;
  const operation = playRoundOperation({ key, gameId: game.machine.id, coin, stake });

  return settleOnce(dependencies, player, operation, (open, id) => {
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
  });
}

/** What a round's key stands for. The version is left out: a repeat finds its round whatever the game has become. */
export function playRoundOperation(round: {
  key: string;
  gameId: string;
  coin: Coin;
  stake: Amount;
}): Operation {
  const { key, gameId, coin, stake } = round;
  return { name: 'play-round', key, input: { game: gameId, coin, stake } };
}
