import type { PublishedGame } from '#contracts/play/public-routes';
import { highestWinInBands } from '#domain/games/odds/highest-win';
import { shareOf } from './share-odds';

/** Frequency of payouts above one multiple of the stake and up to another; unbounded where `upTo` is null. */
interface BandRow {
  readonly above: number;
  readonly upTo: number | null;
  /** Average number of rounds between two such payouts; infinite for an empty band. */
  readonly oneIn: number;
}

/** The published bands as far as players can reach them; higher payouts are merged into the last row. */
export function bandRows(sheet: Pick<PublishedGame['parSheet'], 'maximumWin' | 'bands'>): BandRow[] {
  const rows = sheet.bands.map(({ above, upTo, share }) => ({ above, upTo, oneIn: 1 / shareOf(share) }));
  const { multiple, isOver, oneIn } = highestWinInBands(sheet);
  if (!isOver) return rows;
  return [...rows.filter(({ upTo }) => upTo <= multiple), { above: multiple, upTo: null, oneIn }];
}
