import type { Refusal } from '#contracts/errors';
import { openRoundOf, openRoundsAfter, type UndecidedRound } from '#domain/games/open-round';
import { decide, risksWinnings } from '#domain/games/play-round';
import type { Amount } from '#domain/money/coin';
import {
  checkAddedStake,
  checkPlayer,
  countDecision,
  countEnd,
  type PlayState,
  type RoundRefused,
} from '#domain/play-limits/play-state';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { type Decision, settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { Games } from './games';
import { inApiUnits, type PlayRoundDependencies, type StageRules } from './play-game-round';

/** A decision in an open round. */
export interface DecisionRequest {
  readonly player: string;
  readonly key: string;
  readonly gameId: string;
  /** Id of the transaction that began the round. */
  readonly round: string;
  /** Name of the decision as the game defines it. */
  readonly decision: string;
  /** Number of decisions that the player saw. It detects a second tab that decides at the same time. */
  readonly step: number;
}

/** Name of the operation, which scopes its idempotency keys. */
export const decideOperation = 'decide-round';

/**
 * Takes a decision in an open round. A stake that it adds is held; the last decision settles the whole round in one transaction. A player
 * who may no longer play ends a round by cashing out where it is offered, and otherwise by any decision that adds no stake.
 *
 * @returns the ledger transaction of the decision, or the refusal
 */
export function decideRound(
  dependencies: PlayRoundDependencies,
  games: Games,
  { player, key, gameId, round, decision, step }: DecisionRequest,
): Promise<LedgerTransaction | Refusal> {
  const { serverSeeds, now, rules } = dependencies;
  return settleOnce(dependencies, {
    player,
    operation: { name: decideOperation, key, input: { game: gameId, round, decision, step } },
    read: serverSeeds,
    decide(open, id, seeds): Decision | Refusal {
      const before = openRoundOf(open.openRounds, gameId);
      if (before?.awaits !== 'decision' || before.id !== round) return { code: 'games/unknown-round' };
      if (before.decisions.length !== step) return { code: 'games/round-conflict' };
      const at = now();
      const playable = games.gameOfRound(before.parHash);
      const { chanceOf } = seeds.of(open);
      const taken = decide(open.wallet, playable, before, { id, decision }, chanceOf(before.nonce));
      if (isRefusal(taken)) return taken;
      const refused =
        refusalOfAdded(open.play, before, taken.detail.stake, at, rules) ??
        (risksWinnings(playable, before, decision, chanceOf(before.nonce))
          ? checkPlayer(open.play, before.coin, at, rules)
          : null);
      if (refused) return inApiUnits(refused);
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const { postings, holds, detail, openRound } = taken;
      return {
        ...record(open.wallet, { id, at, postings, holds, detail }),
        play:
          detail.kind === 'round'
            ? countEnd(open.play, detail, at, rules)
            : countDecision(open.play, at, rules),
        openRounds: openRoundsAfter(open.openRounds, gameId, openRound),
        allowance,
      };
    },
  });
}

/** Checks a decision that adds to the stake. Ending a round without adding to it is always allowed. */
function refusalOfAdded(
  play: PlayState,
  { coin, staked }: UndecidedRound,
  stake: Amount,
  at: Date,
  rules: StageRules,
): RoundRefused | null {
  return stake === staked ? null : checkAddedStake(play, { coin, stake }, at, rules);
}
