import { type Draws, recordDraws, replayDraws } from '#domain/fairness/draws';
import type { Commitment } from '#domain/fairness/seeds';
import { type Amount, amount, type Coin } from '#domain/money/coin';
import { captureStakes, type Hold, holdStake, stakeHoldId } from '#domain/wallet/hold';
import type { Posting } from '#domain/wallet/posting';
import { type InsufficientFunds, payOut, settleRound } from '#domain/wallet/stake';
import type { Wallet } from '#domain/wallet/wallet';
import type { DecisionNotAllowed, RoundSoFar } from './game';
import type { AnyGame, GameOutcome } from './games';
import type { OpenRound, UndecidedRound } from './open-round';
import type { RoundDetail, RoundOpenDetail } from './round-detail';

/** A playable game: its version and the hash of its published mathematics. */
export interface PlayableGame {
  readonly game: AnyGame;
  readonly parHash: string;
}

/** The draws of one nonce, and the commitment that proves them. */
export interface Chance {
  /** Its nonce is the round's. */
  readonly commitment: Commitment;
  readonly draws: Draws;
}

/** Effect of a stake or a decision: postings, ledger detail and the open round. */
export interface RoundStep {
  readonly postings: readonly Posting[];
  readonly holds: readonly Hold[];
  readonly detail: RoundDetail | RoundOpenDetail;
  /** Null when the round is settled and shown at once. */
  readonly openRound: OpenRound | null;
}

/**
 * Begins a round. Without further decisions it is settled at once, stake and payout together; otherwise its stake is put on hold.
 *
 * @param request.id     id of the transaction
 * @param request.stake  in the coin's smallest unit, already checked by the game's `faultIn`
 * @param chance         draws of a nonce that no other round uses
 * @returns the step, or why the stake cannot be taken
 */
export function beginRound(
  wallet: Wallet,
  playable: PlayableGame,
  request: { id: string; coin: Coin; stake: Amount; choice: string | null },
  chance: Chance,
): RoundStep | InsufficientFunds {
  const { id, coin, stake, choice } = request;
  const begun: UndecidedRound = {
    awaits: 'decision',
    id,
    latest: id,
    gameId: playable.game.id,
    parHash: playable.parHash,
    coin,
    firstStake: stake,
    staked: amount(0),
    choice,
    decisions: [],
    nonce: chance.commitment.nonce,
  };
  const step = advanceRound(wallet, playable, begun, chance);
  if ('code' in step && step.code === 'games/decision-not-allowed')
    throw new Error(`${playable.game.id} asks for a decision before its first`);
  return step;
}

/**
 * Applies a decision to a round that waits for one. What it adds to the stake is put on hold, or staked when the round ends with it.
 *
 * @param taken.id  id of the transaction
 * @param chance    draws of the round's own nonce
 * @returns the step, or why it cannot be taken
 */
export function decide(
  wallet: Wallet,
  playable: PlayableGame,
  round: UndecidedRound,
  { id, decision }: { id: string; decision: string },
  chance: Chance,
): RoundStep | InsufficientFunds | DecisionNotAllowed {
  const decided = { ...round, latest: id, decisions: [...round.decisions, decision] };
  return advanceRound(wallet, playable, decided, chance);
}

/** Decision that ends a round and pays what it has won so far, in every game that offers it. */
const cashOut = 'cash-out';

/** Whether a decision risks what the player could cash out. It depends on no draw, so that a refusal reveals none. */
export function risksWinnings(
  { game }: PlayableGame,
  { firstStake, choice, decisions }: UndecidedRound,
  decision: string,
  { draws }: Chance,
): boolean {
  if (decision === cashOut) return false;
  const ended = game.play(draws, { stake: firstStake, choice, decisions: [...decisions, cashOut] });
  return !('code' in ended);
}

/**
 * Replays a recorded round with the version that it was played on.
 *
 * @throws Error for a record that no round of the game leads to
 */
export function roundOnRecord(game: AnyGame, detail: RoundDetail | RoundOpenDetail): RoundSoFar<GameOutcome> {
  const { stake, firstStake = stake, choice, decisions = [], draws } = detail;
  const recorded = replayDraws(draws);
  const soFar = game.play(recorded, { stake: firstStake, choice: choice ?? null, decisions });
  const isSame = !('code' in soFar) && recorded.left() === 0 && soFar.staked === stake;
  const payout = detail.kind === 'round' ? detail.payout : null;
  if (!isSame || payout !== soFar.payout)
    throw new Error(`No round of ${game.id} version ${game.version} is the one on record`);
  return soFar;
}

/** @param round  its state including the new decision */
function advanceRound(
  wallet: Wallet,
  { game, parHash }: PlayableGame,
  round: UndecidedRound,
  chance: Chance,
): RoundStep | InsufficientFunds | DecisionNotAllowed {
  const { coin, firstStake, choice, decisions } = round;
  const { draws, drawn } = recordDraws(chance.draws);
  const soFar = game.play(draws, { stake: firstStake, choice, decisions });
  if ('code' in soFar) return soFar;

  const staked = amount(soFar.staked);
  const isHedged =
    soFar.payout !== null && (game.isHedged?.({ choice, staked, payout: soFar.payout }) ?? false);
  const moved = moveCoins(wallet, round, { added: amount(staked - round.staked), isHedged }, soFar.payout);
  if ('code' in moved) return moved;

  const { serverSeedHash, clientSeed, nonce } = chance.commitment;
  const isFirst = decisions.length === 0;
  const record = {
    gameId: game.id,
    parHash,
    coin,
    stake: staked,
    ...(staked !== firstStake && { firstStake }),
    ...(choice !== null && { choice }),
    ...(!isFirst && { decisions, begun: round.id }),
    draws: drawn,
    serverSeedHash,
    clientSeed,
    nonce,
  };
  if (soFar.payout === null) {
    return {
      ...moved,
      detail: { kind: 'round-open', ...record },
      openRound: { ...round, staked },
    };
  }
  return {
    ...moved,
    detail: { kind: 'round', ...record, payout: amount(soFar.payout) },
    openRound: soFar.isShownInSteps
      ? { awaits: 'seeing', id: round.id, latest: round.latest, gameId: game.id }
      : null,
  };
}

/** Puts the addition to a stake on hold; at the end of the round the house takes all holds and pays out. */
function moveCoins(
  { balances, holds }: Wallet,
  { gameId, coin, decisions }: UndecidedRound,
  { added, isHedged }: { added: Amount; isHedged: boolean },
  payout: number | null,
): Pick<RoundStep, 'postings' | 'holds'> | InsufficientFunds {
  if (payout === null) {
    if (added === 0) return { postings: [], holds };
    const placed = holdStake(balances, {
      id: stakeHoldId(gameId, decisions.length),
      coin,
      amount: added,
    });
    return 'code' in placed ? placed : { postings: placed.postings, holds: [...holds, placed.hold] };
  }
  const captured = captureStakes(holds, gameId);
  const round = { coin, stake: added, payout: amount(payout), isHedged, heldUnplayed: captured.unplayed };
  const settled =
    added === 0
      ? payOut(coin, round.payout, isHedged ? captured.unplayed : amount(0))
      : settleRound(balances, round);
  if ('code' in settled) return settled;
  return { postings: [...captured.postings, ...settled], holds: captured.holds };
}
