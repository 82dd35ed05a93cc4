import type * as z from 'zod';
import type { RoundDetail } from '#domain/games/play-round';
import { evaluateSpin } from '#domain/games/slots/spin';
import type { LedgerTransaction } from '#stores/ledger-row';
import type { Games } from '../../games';
import type { listTransactions, playRound } from './contracts';

type TransactionAnswer = z.input<typeof listTransactions.answer>['items'][number];
type RoundAnswer = z.input<typeof playRound.answer>['round'];

/** Words a line of the ledger as the API answers it. */
export function transactionAnswer(games: Games, transaction: LedgerTransaction): TransactionAnswer {
  const { id, sequence, at, detail, balances } = transaction;
  const postings = transaction.postings.map((posting) => ({ ...posting }));
  const line = { id, sequence, kind: detail.kind, at: at.toISOString(), postings, balances };
  switch (detail.kind) {
    case 'grant':
      return { ...line, grant: { reason: detail.reason } };
    case 'round':
      return { ...line, round: roundAnswer(games, transaction, detail) };
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
  const { stops, window, lineWins, scatterWin } = evaluateSpin(machine, draws, stake);
  return {
    ...{ id, sequence, at: at.toISOString(), gameId, coin, stake, payout },
    outcome: {
      stops: [...stops],
      window: window.map((rows) => [...rows]),
      lineWins: [...lineWins],
      scatterWin,
    },
    proof: { parHash, serverSeedHash, clientSeed, nonce },
  };
}
