import type { PublishedGame } from '#contracts/play/public-routes';
import { highestWin } from '#domain/games/odds/highest-win';
import { shareOf } from './share-odds';

/** How often a round pays above one multiple of its stake and up to another; up to anything where `upTo` is null. */
interface BandRow {
  readonly above: number;
  readonly upTo: number | null;
  /** Rounds between two such payouts on average; infinite for a band that no payout falls into. */
  readonly oneIn: number;
}

/** The published bands as far as players can reach them; what pays more is one row together with the last of these. */
export function bandRows(sheet: Pick<PublishedGame['parSheet'], 'maximumWin' | 'bands'>): BandRow[] {
  const rows = sheet.bands.map(({ above, upTo, share }) => ({ above, upTo, oneIn: 1 / shareOf(share) }));
  const { multiple, isOver, oneIn } = highestWin(sheet);
  if (!isOver) return rows;
  return [...rows.filter(({ upTo }) => upTo <= multiple), { above: multiple, upTo: null, oneIn }];
}
