import type { Refusal } from '#contracts/errors';
import type { GameFamily, PlayFault } from '#domain/games/game';
import { type OpenRound, openRoundOf, openRoundsAfter } from '#domain/games/open-round';
import { beginRound, type PlayableGame } from '#domain/games/play-round';
import type { RoundDetail, RoundOpenDetail } from '#domain/games/round-detail';
import type { Amount, Coin } from '#domain/money/coin';
import {
  checkRound,
  countBeginning,
  countRound,
  type PlayState,
  type RoundRefused,
} from '#domain/play-limits/play-state';
import type { PlayRules } from '#domain/play-limits/rules';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import type { ReadServerSeeds } from '#lambdas/fairness/server-seeds';
import { isRefusal } from '#lambdas/runtime/refusal';
import {
  firstAnswer,
  type Operation,
  settleOnce,
  type SettleOnceDependencies,
} from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { unitOf } from './limit-answers';

/** Play rules of a stage, which apply to every player. */
export interface StageRules extends Omit<PlayRules, 'shortestCycleMs'> {
  /** Shortest time from the start of a round to the start of the next, by game family. */
  readonly shortestCycleMs: Readonly<Record<'slots' | 'others', number>>;
  readonly writesPerSecond: number;
}

export interface PlayRoundDependencies extends SettleOnceDependencies {
  readonly serverSeeds: ReadServerSeeds;
  readonly now: () => Date;
  readonly rules: StageRules;
}

/** A request to play one round. */
export interface RoundRequest {
  readonly player: string;
  readonly key: string;
  readonly gameId: string;
  /** The game with this id; undefined when none is on offer. */
  readonly playable: PlayableGame | undefined;
  readonly coin: Coin;
  /** In the coin's smallest unit. Not yet validated against the game. */
  readonly stake: Amount;
  /** What the stake is placed on. Not yet validated against the game. */
  readonly choice: string | null;
}

/** An open round blocks the request: the next round of its game, or a rotation of seeds. */
export interface RoundOpen {
  readonly code: 'games/round-open';
  readonly gameId: string;
  readonly round: string;
}

/** The request asks for something that the game does not offer. */
interface Faulty {
  readonly code: 'request/invalid';
  readonly faults: readonly PlayFault[];
}

/** Name of the operation, which scopes its idempotency keys. */
export const playOperation = 'play-round';

const unknownGame: Refusal = { code: 'games/unknown-game' };

/**
 * Plays a round: stake, payout, counted limits and proof are one transaction. A round with decisions only begins, with its stake held. A
 * settled key returns its first result, even if its game or stake was withdrawn since.
 *
 * @returns the ledger transaction of the round, or the refusal
 */
export async function playGameRound(
  dependencies: PlayRoundDependencies,
  request: RoundRequest,
): Promise<LedgerTransaction | Refusal> {
  const { serverSeeds, now, rules, ledger } = dependencies;
  const { player, playable, coin, stake, choice } = request;
  const operation = operationOf(request);
  const refusedAtOnce = playable ? faultOf(playable, request) : unknownGame;
  if (!playable || refusedAtOnce)
    return (await firstAnswer(ledger, player, operation)) ?? refusedAtOnce ?? unknownGame;

  return settleOnce(dependencies, {
    player,
    operation,
    read: serverSeeds,
    decide(open, id, seeds) {
      const at = now();
      const before = openRoundOf(open.openRounds, playable.game.id);
      if (before) return roundOpen(before);
      const cycle = { ...rules, shortestCycleMs: cycleOf(playable.game.family, rules) };
      const refused = checkRound(open.play, { coin, stake }, at, cycle);
      if (refused) return inApiUnits(refused);
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const chance = seeds.of(open).nextChance();
      const begun = beginRound(open.wallet, playable, { id, coin, stake, choice }, chance);
      if (isRefusal(begun)) return begun;
      const { postings, holds, detail, openRound } = begun;
      return {
        ...record(open.wallet, { id, at, postings, holds, detail }),
        play: countBegun(open.play, detail, at, rules),
        openRounds: openRoundsAfter(open.openRounds, playable.game.id, openRound),
        allowance,
        seeds: { drawnUnder: chance.commitment },
      };
    },
  });
}

/** Builds the refusal of a request that an open round blocks. */
export function roundOpen({ id, gameId }: OpenRound): RoundOpen {
  return { code: 'games/round-open', gameId, round: id };
}

/** Converts time limits to minutes, the unit of the API. */
export function inApiUnits(refused: RoundRefused): RoundRefused {
  if (refused.code !== 'play-limits/time-limit-reached') return refused;
  const minute = unitOf('time');
  return { ...refused, most: refused.most / minute, left: Math.floor(refused.left / minute) };
}

/** Returns what the game does not offer of the request. */
function faultOf({ game }: PlayableGame, request: RoundRequest): Faulty | null {
  const fault = game.faultIn(request);
  return fault && { code: 'request/invalid', faults: [fault] };
}

function cycleOf(family: GameFamily, { shortestCycleMs }: StageRules): number {
  return family === 'slots' ? shortestCycleMs.slots : shortestCycleMs.others;
}

/** Counts a settled round, or the beginning of an open one, which is counted when it ends. */
function countBegun(
  play: PlayState,
  detail: RoundDetail | RoundOpenDetail,
  at: Date,
  rules: StageRules,
): PlayState {
  return detail.kind === 'round' ? countRound(play, detail, at, rules) : countBeginning(play, at, rules);
}

/** Input that the idempotency key covers. The version is left out, so that a repeat finds its round after an update of the game. */
function operationOf({ key, gameId, coin, stake, choice }: RoundRequest): Operation {
  return {
    name: playOperation,
    key,
    input: { game: gameId, coin, stake, ...(choice !== null && { choice }) },
  };
}
