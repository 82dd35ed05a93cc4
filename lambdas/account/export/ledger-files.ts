import type { RevealedSeed } from '#domain/fairness/seeds';
import type { RoundDetail } from '#domain/games/round-detail';
import type { PlayerAccount } from '#domain/wallet/account';
import type { LoadGames } from '#lambdas/play/load-games';
import { transactionAnswer } from '#lambdas/wallet/ledger-answers';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { csvLine } from './csv';
import { packJsonList } from './json-list';
import type { Archive } from './zip';

const changes = ['player:gold', 'player:sweeps-unplayed', 'player:sweeps-redeemable'] as const;

const lineColumns = [
  'sequence',
  'at',
  'kind',
  'id',
  'gold',
  'sweepsUnplayed',
  'sweepsRedeemable',
  'goldAfter',
  'sweepsUnplayedAfter',
  'sweepsRedeemableAfter',
  'goldHeldAfter',
  'sweepsHeldAfter',
];
const roundColumns = [
  'sequence',
  'at',
  'id',
  'gameId',
  'coin',
  'stake',
  'payout',
  'choice',
  'decisions',
  'parHash',
  'serverSeedHash',
  'clientSeed',
  'nonce',
  'draws',
];

/**
 * Packs a ledger in one pass: every row as JSON and as CSV, and its rounds with what is needed to verify them.
 *
 * @returns the server seeds that its rotations revealed
 */
export async function packLedger(
  archive: Archive,
  loadGames: LoadGames,
  transactions: AsyncIterable<LedgerTransaction>,
): Promise<readonly RevealedSeed[]> {
  const json = packJsonList(archive, 'ledger.json');
  const lines = archive.file('ledger.csv');
  const rounds = archive.file('rounds.csv');
  const revealed: RevealedSeed[] = [];
  lines.write(csvLine(lineColumns));
  rounds.write(csvLine(roundColumns));

  for await (const transaction of transactions) {
    const { detail } = transaction;
    json.write(await transactionAnswer(loadGames, transaction));
    lines.write(lineOf(transaction));
    if (detail.kind === 'round') rounds.write(roundOf(transaction, detail));
    if (detail.kind === 'seed-rotation') revealed.push(detail.revealed);
  }
  for (const file of [json, lines, rounds]) file.close();
  return revealed;
}

function lineOf(transaction: LedgerTransaction): string {
  const { sequence, at, id, detail, balances } = transaction;
  const { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld } = balances;
  return csvLine([
    sequence,
    at.toISOString(),
    detail.kind,
    id,
    ...changes.map((account) => changeOf(transaction, account)),
    gold,
    sweepsUnplayed,
    sweepsRedeemable,
    goldHeld,
    sweepsHeld,
  ]);
}

function changeOf({ postings }: LedgerTransaction, account: PlayerAccount): number {
  return postings
    .filter((posting) => posting.account === account)
    .reduce((total, { amount }) => total + amount, 0);
}

function roundOf({ id, sequence, at }: LedgerTransaction, detail: RoundDetail): string {
  const { gameId, coin, stake, payout, choice, decisions, parHash, draws } = detail;
  return csvLine([
    sequence,
    at.toISOString(),
    detail.begun ?? id,
    gameId,
    coin,
    stake,
    payout,
    choice ?? '',
    (decisions ?? []).join(' '),
    parHash,
    detail.serverSeedHash,
    detail.clientSeed,
    detail.nonce,
    draws.join(' '),
  ]);
}
