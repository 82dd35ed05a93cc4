import type * as z from 'zod';
import { asMutable } from '#contracts/mutable';
import type { listTransactions, playRound } from '#contracts/play/routes';
import type { RecordedSpin, WheelSpinDetail } from '#domain/coins/daily-wheel';
import type { RoundSoFar } from '#domain/games/game';
import type { GameOutcome } from '#domain/games/games';
import { roundOnRecord } from '#domain/games/play-round';
import type { RoundDetail, RoundOpenDetail } from '#domain/games/round-detail';
import type { Games } from '#lambdas/play/games';
import type { LoadGames } from '#lambdas/play/load-games';
import type { LedgerTransaction } from './stores/ledger-row';

type TransactionAnswer = z.input<typeof listTransactions.answer>['items'][number];
type StepAnswer = z.input<typeof playRound.answer>;
type RoundAnswer = StepAnswer['round'];

/** Maps a ledger transaction to its API response. Only a round loads games: those that its outcome is recomputed with. */
export async function transactionAnswer(
  loadGames: LoadGames,
  transaction: LedgerTransaction,
): Promise<TransactionAnswer> {
  const { id, sequence, at, detail, balances } = transaction;
  const postings = transaction.postings.map((posting) => ({ ...posting }));
  const line = { id, sequence, kind: detail.kind, at: at.toISOString(), postings, balances };
  switch (detail.kind) {
    case 'account-change':
      return {
        ...line,
        accountChange: { step: detail.step, eraseAt: detail.eraseAt ?? null, reason: detail.reason ?? null },
      };
    case 'account-closed':
      return line;
    case 'adjustment':
      return { ...line, adjustment: { reason: detail.reason } };
    case 'expiry':
      return { ...line, expiry: { lastSeenAt: detail.lastSeenAt } };
    case 'grant':
      return { ...line, grant: { reason: detail.reason, terms: { ...detail.terms } } };
    case 'hold':
    case 'release':
      return { ...line, hold: { id: detail.hold, purpose: detail.purpose } };
    case 'play-limits':
      return {
        ...line,
        playLimits: { change: detail.change, ...(detail.actor !== undefined && { byAdmin: true }) },
      };
    case 'purchase':
    case 'purchase-begun':
      return { ...line, purchase: { id: detail.purchase, priceCents: detail.priceCents } };
    case 'purchase-ended':
      return { ...line, purchase: { id: detail.purchase, priceCents: 0 } };
    case 'refund':
      return {
        ...line,
        refund: { purchase: detail.purchase, cents: detail.cents, owed: { ...detail.owed } },
      };
    case 'reversal':
      return { ...line, reversal: { of: detail.of, reason: detail.reason } };
    case 'round':
    case 'round-open':
      return { ...line, round: roundAnswer(await loadGames(detail.gameId), transaction, detail) };
    case 'round-seen':
      return { ...line, roundSeen: { gameId: detail.gameId, round: detail.round } };
    case 'seed-rotation':
      return { ...line, seedRotation: { revealed: detail.revealed, current: detail.current } };
    case 'sweeps-freeze':
      return { ...line, sweepsFreeze: { isFrozen: detail.isFrozen, reason: detail.reason } };
    case 'sign-out':
      return line;
    case 'order':
    case 'order-undone':
      return { ...line, order: { id: detail.order } };
    case 'wheel-spin':
      return { ...line, wheelSpin: wheelSpinAnswer(detail) };
  }
}

/** Maps a wheel spin and its proof to the API response. */
function wheelSpinAnswer(detail: WheelSpinDetail): NonNullable<TransactionAnswer['wheelSpin']> {
  const { wheel, terms } = detail;
  return { wheel, terms: { ...terms }, ...spinAnswer(detail) };
}

/** Maps the outcome of a wheel spin and its proof. */
export function spinAnswer({ segment, sweeps, ...detail }: WheelSpinDetail): RecordedSpin {
  const { parHash, serverSeedHash, clientSeed, nonce } = detail;
  return { segment, sweeps, proof: { parHash, serverSeedHash, clientSeed, nonce } };
}

/** Maps the result of a stake or decision: the round as it was then, and what it awaited. */
export function stepAnswer(games: Games, transaction: LedgerTransaction): StepAnswer {
  const { detail, balances, sequence } = transaction;
  if (detail.kind !== 'round' && detail.kind !== 'round-open')
    throw new Error(`A ${detail.kind} is not a step of a round`);
  const soFar = soFarOf(games, detail);
  const round = mapRound(transaction, detail, soFar);
  return { round, awaits: awaitsOf(soFar), balances, sequence };
}

/**
 * Maps a round. The outcome is recomputed from the recorded draws with the game version that it was played on, so that repeated requests
 * always return the same result.
 */
export function roundAnswer(
  games: Games,
  transaction: LedgerTransaction,
  detail: RoundDetail | RoundOpenDetail,
): RoundAnswer {
  return mapRound(transaction, detail, soFarOf(games, detail));
}

function soFarOf(games: Games, detail: RoundDetail | RoundOpenDetail): RoundSoFar<GameOutcome> {
  return roundOnRecord(games.gameOfRound(detail.parHash).game, detail);
}

function awaitsOf({ payout, isShownInSteps }: RoundSoFar<GameOutcome>): StepAnswer['awaits'] {
  if (payout === null) return 'decision';
  return isShownInSteps ? 'seeing' : null;
}

function mapRound(
  { id, sequence, at }: LedgerTransaction,
  detail: RoundDetail | RoundOpenDetail,
  { outcome, payout }: RoundSoFar<GameOutcome>,
): RoundAnswer {
  const { gameId, parHash, coin, stake, serverSeedHash, clientSeed, nonce } = detail;
  return {
    id: detail.begun ?? id,
    sequence,
    at: at.toISOString(),
    gameId,
    coin,
    stake,
    firstStake: detail.firstStake ?? stake,
    payout: payout ?? 0,
    isSettled: payout !== null,
    choice: detail.choice ?? null,
    decisions: [...(detail.decisions ?? [])],
    outcome: asMutable(outcome),
    proof: { parHash, serverSeedHash, clientSeed, nonce },
  };
}
