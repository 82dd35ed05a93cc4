import { type PlayableGame, playRound } from '#domain/games/play-round';
import { isOfferedStake } from '#domain/games/slots/spin';
import type { Amount, Coin } from '#domain/money/coin';
import { checkRound, countRound, type RoundRefused } from '#domain/play-limits/play-state';
import type { PlayRules } from '#domain/play-limits/rules';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import type { LedgerTransaction } from '#stores/ledger-row';
import type { OpenRound } from '#stores/wallet-item';
import { isRefusal, type Refusal } from '../../outcome/refusal';
import {
  firstAnswer,
  nothingElse,
  type Operation,
  settleOnce,
  type SettleOnceDependencies,
} from '../../wallet/settle-once';
import { unitOf } from './limit-answers';

/** What bounds everybody's play at this stage. */
export interface StageRules extends PlayRules {
  readonly writesPerSecond: number;
}

export interface PlayRoundDependencies extends SettleOnceDependencies {
  readonly now: () => Date;
  readonly rules: StageRules;
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

/** A round is waiting for its player: it is seen to its end before anything else is played or a seed is opened. */
export interface RoundOpen {
  readonly code: 'games/round-open';
  readonly gameId: string;
  readonly round: string;
}

const unknownGame: Refusal = { code: 'games/unknown-game' };
const stakeNotOffered = {
  code: 'request/invalid',
  faults: [{ field: 'stake', message: 'The game does not offer this stake in this coin.' }],
} as const;

/**
 * Plays one round of a game and settles it: the stake, the payout, what counts against the player's limits and the proof are one
 * transaction. A key that was settled before is answered as it was then, even if its game or stake has been withdrawn since.
 *
 * @returns the ledger's line of the round, or why it was not played
 */
export async function playGameRound(
  dependencies: PlayRoundDependencies,
  request: RoundRequest,
): Promise<LedgerTransaction | Refusal> {
  const { now, rules, ledger } = dependencies;
  const { player, gameId, game, coin, stake } = request;
  const operation = operationOf(request);
  if (!game || !isOfferedStake(game.machine, coin, stake))
    return (await firstAnswer(ledger, player, operation)) ?? (game ? stakeNotOffered : unknownGame);

  return settleOnce(dependencies, {
    player,
    operation,
    read: nothingElse,
    decide(open, id) {
      const at = now();
      if (open.openRound) return roundOpen(open.openRound);
      const refused = checkRound(open.play, { coin, stake }, at, rules);
      if (refused) return inApiUnits(refused);
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const chance = { commitment: open.commitment, draws: open.draws() };
      const played = playRound(open.wallet.balances, game, { coin, stake }, chance);
      if (isRefusal(played)) return played;
      const { postings, detail, isOpen } = played;
      return {
        ...record(open.wallet, { id, at, postings, detail }),
        play: countRound(open.play, detail, at, rules),
        openRound: isOpen ? { id, gameId } : null,
        allowance,
        seeds: 'next-round',
      };
    },
  });
}

/** Refuses what has to wait for a round to be seen. */
export function roundOpen({ id, gameId }: OpenRound): RoundOpen {
  return { code: 'games/round-open', gameId, round: id };
}

/** The API counts time in minutes. */
function inApiUnits(refused: RoundRefused): RoundRefused {
  if (refused.code !== 'play-limits/time-limit-reached') return refused;
  const minute = unitOf('time');
  return { ...refused, most: refused.most / minute, left: Math.floor(refused.left / minute) };
}

/** What a round's key stands for. The version is left out: a repeat finds its round whatever the game has become. */
function operationOf({ key, gameId, coin, stake }: RoundRequest): Operation {
  return { name: 'play-round', key, input: { game: gameId, coin, stake } };
}
