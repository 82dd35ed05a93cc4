import type { Refusal } from '#contracts/errors';
import type { GameFamily, PlayFault } from '#domain/games/game';
import type { OpenRound } from '#domain/games/open-round';
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

/** What bounds everybody's play at this stage. */
export interface StageRules extends Omit<PlayRules, 'shortestCycleMs'> {
  /** From the beginning of a round to that of the next, by what is to be played. */
  readonly shortestCycleMs: Readonly<Record<'slots' | 'others', number>>;
  readonly writesPerSecond: number;
}

export interface PlayRoundDependencies extends SettleOnceDependencies {
  readonly serverSeeds: ReadServerSeeds;
  readonly now: () => Date;
  readonly rules: StageRules;
}

/** A request for one round. */
export interface RoundRequest {
  readonly player: string;
  readonly key: string;
  readonly gameId: string;
  /** The game with this id, undefined when none is on offer. */
  readonly playable: PlayableGame | undefined;
  readonly coin: Coin;
  /** In the coin's smallest unit; the game may not offer it. */
  readonly stake: Amount;
  /** What it is staked on; the game may offer no choice, or another. */
  readonly choice: string | null;
}

/** A round is waiting for its player: it is ended or seen to its end before anything else is played or a seed is opened. */
export interface RoundOpen {
  readonly code: 'games/round-open';
  readonly gameId: string;
  readonly round: string;
}

/** The request asks for what is not on offer. */
interface Faulty {
  readonly code: 'request/invalid';
  readonly faults: readonly PlayFault[];
}

const unknownGame: Refusal = { code: 'games/unknown-game' };

/**
 * Plays a round of a game: stake, payout, what counts against the player's limits and the proof are one transaction. A round that
 * asks for decisions is begun, with its stake set aside. A key that was settled before is answered as it was then, even if its
 * game or stake has been withdrawn since.
 *
 * @returns the ledger's line of the round, or why it was not played
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
      if (open.openRound) return roundOpen(open.openRound);
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
        openRound,
        allowance,
        seeds: { drawnUnder: chance.commitment },
      };
    },
  });
}

/** Refuses what has to wait for a round. */
export function roundOpen({ id, gameId }: OpenRound): RoundOpen {
  return { code: 'games/round-open', gameId, round: id };
}

/** The API counts time in minutes. */
export function inApiUnits(refused: RoundRefused): RoundRefused {
  if (refused.code !== 'play-limits/time-limit-reached') return refused;
  const minute = unitOf('time');
  return { ...refused, most: refused.most / minute, left: Math.floor(refused.left / minute) };
}

/** What the game does not offer of what is asked for. */
function faultOf({ game }: PlayableGame, asked: RoundRequest): Faulty | null {
  const fault = game.faultIn(asked);
  return fault && { code: 'request/invalid', faults: [fault] };
}

function cycleOf(family: GameFamily, { shortestCycleMs }: StageRules): number {
  return family === 'slots' ? shortestCycleMs.slots : shortestCycleMs.others;
}

/** A round that goes on is counted when it ends; that it began is counted now. */
function countBegun(
  play: PlayState,
  detail: RoundDetail | RoundOpenDetail,
  at: Date,
  rules: StageRules,
): PlayState {
  return detail.kind === 'round' ? countRound(play, detail, at, rules) : countBeginning(play, at, rules);
}

/** What a round's key stands for. The version is left out: a repeat finds its round whatever the game has become. */
function operationOf({ key, gameId, coin, stake, choice }: RoundRequest): Operation {
  return {
    name: 'play-round',
    key,
    input: { game: gameId, coin, stake, ...(choice !== null && { choice }) },
  };
}
