import type * as z from 'zod';
import type { RoundDetail } from '#domain/games/play-round';
import { evaluateRound } from '#domain/games/slots/round';
import type { SpinOutcome } from '#domain/games/slots/spin';
import type { LedgerTransaction } from '#stores/ledger-row';
import type { Games } from '../games';
import type { listTransactions, playRound } from './play/contracts';

type TransactionAnswer = z.input<typeof listTransactions.answer>['items'][number];
type RoundAnswer = z.input<typeof playRound.answer>['round'];

/** Words a line of the ledger as the API answers it. */
export function transactionAnswer(games: Games, transaction: LedgerTransaction): TransactionAnswer {
  const { id, sequence, at, detail, balances } = transaction;
  const postings = transaction.postings.map((posting) => ({ ...posting }));
  const line = { id, sequence, kind: detail.kind, at: at.toISOString(), postings, balances };
  switch (detail.kind) {
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
      return { ...line, playLimits: { change: detail.change } };
    case 'reversal':
      return { ...line, reversal: { of: detail.of, reason: detail.reason } };
    case 'round':
      return { ...line, round: roundAnswer(games, transaction, detail) };
    case 'round-seen':
      return { ...line, roundSeen: { gameId: detail.gameId, round: detail.round } };
    case 'seed-rotation':
      return { ...line, seedRotation: { revealed: detail.revealed, current: detail.current } };
    case 'order':
      return { ...line, order: { id: detail.order } };
  }
}

/**
 * Words a round. Its outcome is computed again from the draws on record, with the very version that it was played on, so
 * that a repeated request reads the same for ever.
 */
export function roundAnswer(
  games: Games,
  { id, sequence, at }: LedgerTransaction,
  detail: RoundDetail,
): RoundAnswer {
  const { gameId, parHash, coin, stake, payout, draws, serverSeedHash, clientSeed, nonce } = detail;
  const { machine } = games.gameOfRound(parHash);
  const { spins } = evaluateRound(machine, draws, stake);
  return {
    ...{ id, sequence, at: at.toISOString(), gameId, coin, stake, payout },
    outcome: { spins: spins.map(spinAnswer) },
    proof: { parHash, serverSeedHash, clientSeed, nonce },
  };
}

function spinAnswer({ stops, window, lineWins, wayWins, ...spin }: SpinOutcome) {
  return {
    ...spin,
    stops: [...stops],
    window: window.map((rows) => [...rows]),
    lineWins: [...lineWins],
    wayWins: [...wayWins],
  };
}
