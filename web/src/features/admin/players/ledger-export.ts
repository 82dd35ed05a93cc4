import { kindLabel, type LedgerLine } from './admin-player';
import { reasonOf } from './ledger-reason';

/** A column of an exported ledger. Gold Coins are integers, Sweeps Coins have two decimals; times are ISO 8601 in UTC. */
interface Column {
  readonly name: string;
  readonly cell: (line: LedgerLine, gameName: (id: string) => string) => string | number;
}

const columns: readonly Column[] = [
  { name: 'number', cell: ({ sequence }) => sequence },
  { name: 'time', cell: ({ at }) => at },
  { name: 'type', cell: ({ kind }) => kindLabel(kind) },
  { name: 'transaction', cell: ({ id }) => id },
  { name: 'reason', cell: (line) => reasonOf(line) ?? '' },
  { name: 'admin', cell: ({ actorName, actor }) => actorName ?? actor ?? '' },
  { name: 'game', cell: ({ round }, gameName) => (round ? gameName(round.gameId) : '') },
  { name: 'order', cell: ({ order }) => order?.id ?? '' },
  { name: 'purchase', cell: ({ purchase, refund }) => purchase?.id ?? refund?.purchase ?? '' },
  { name: 'gold_change', cell: (line) => changeOf(line, 'gold') },
  { name: 'sweeps_change', cell: (line) => changeOf(line, 'sweeps') / 100 },
  { name: 'gold_after', cell: ({ balances }) => balances.gold },
  { name: 'sweeps_unplayed_after', cell: ({ balances }) => balances.sweepsUnplayed / 100 },
  { name: 'sweeps_redeemable_after', cell: ({ balances }) => balances.sweepsRedeemable / 100 },
];

export const ledgerColumns = columns.map(({ name }) => name);

/**
 * Returns a line as a row of the file.
 *
 * @param gameName  returns the name of a game by its id
 */
export function ledgerRow(line: LedgerLine, gameName: (id: string) => string): (string | number)[] {
  return columns.map(({ cell }) => cell(line, gameName));
}

/** Change of all of the player's accounts of a coin; holds cancel out. */
function changeOf({ postings }: LedgerLine, coin: 'gold' | 'sweeps'): number {
  return postings
    .filter((posting) => posting.account.startsWith('player:') && posting.coin === coin)
    .reduce((sum, { amount }) => sum + amount, 0);
}
