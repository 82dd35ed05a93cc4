import { isShownInSteps } from '#domain/games/slots/shown-in-steps';
import { formatAmount } from '#web/lib/format/coins';
import type { Origin } from '../../rounds/machine/round-state';
import { originPrefixes, resultMessage } from '../../rounds/result-copy';
import { paidByFreeSpins } from '../feature/feature';
import { freeSpinLabel } from '../feature/feature-copy';
import type { SlotRound } from '../published-slot-game';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';
import { waysLabel } from '../ways-label';
import type { Spin } from './shown-spin';

/** The share of free spins in a round's payout; null for a round without any. */
export function freeSpinsResult({ coin, outcome: { spins } }: SlotRound, locale?: string): string | null {
  if (spins.length === 1) return null;
  const paid = formatAmount(coin, paidByFreeSpins(spins, spins.length - 1), { locale });
  return `${freeSpinLabel(spins.length - 1)} paid ${paid} of that.`;
}

/** What precedes the result of a spin that was not pressed now. Free spins and respins that were left open have been watched by then. */
export function originLabel({ outcome }: SlotRound, origin: Origin | null): string {
  if (origin === null || (origin === 'resumed' && isShownInSteps(outcome.spins))) return '';
  return origin === 'repeated' ? 'Your last spin: ' : originPrefixes[origin];
}

/**
 * Screen-reader text of a round with one spin: its result, then each of its wins in the order in which they are counted.
 *
 * @param more.tumbled  sentences about the tumbles of the spin, empty for none
 */
export function announcement(
  round: SlotRound,
  atlas: SymbolAtlas,
  { tumbled = '', locale }: { tumbled?: string; locale?: string | undefined } = {},
): string {
  const { before, scatter } = spinWins(round, 0, atlas, locale);
  return [resultMessage(round, locale), ...before, tumbled, scatter].filter(Boolean).join(' ');
}

/** Screen-reader text of the staked spin of a round with free spins. */
export function baseAnnouncement(round: SlotRound, atlas: SymbolAtlas, locale?: string): string {
  const won = round.outcome.spins[0]?.freeSpinsWon ?? 0;
  const { before, scatter } = spinWins(round, 0, atlas, locale);
  return [...before, scatter, `You won ${freeSpinLabel(won)}.`].filter(Boolean).join(' ');
}

/** A sentence for each win of a spin, and one for its scatters, which count once nothing falls any more; empty for none. */
function spinWins(round: SlotRound, index: number, atlas: SymbolAtlas, locale?: string) {
  const written = (units: number) => formatAmount(round.coin, units, { locale });
  const named = (symbol: string) => atlasSymbol(atlas, symbol).name;
  const { lineWins, wayWins, clusterWins = [], scatterWin } = round.outcome.spins[index] as Spin;
  const before = [
    ...lineWins.map(
      ({ line, symbol, count, payout }) =>
        `Line ${line + 1}: ${count} × ${named(symbol)}, ${written(payout)}.`,
    ),
    ...wayWins.map(
      ({ symbol, count, ways, payout }) =>
        `${count} × ${named(symbol)} in ${waysLabel(ways)}, ${written(payout)}.`,
    ),
    ...clusterWins.map(
      ({ symbol, count, payout }) => `Cluster of ${count} × ${named(symbol)}, ${written(payout)}.`,
    ),
  ];
  const scatter = scatterWin
    ? `${scatterWin.count} × ${named(scatterWin.symbol)} anywhere, ${written(scatterWin.payout)}.`
    : '';
  return { before, scatter };
}

/** Screen-reader text of the window, row by row. */
export function windowLabel(window: readonly (readonly string[])[], atlas: SymbolAtlas): string {
  const rows = window[0]?.map((_, row) =>
    window.map((reel) => atlasSymbol(atlas, reel[row] ?? '').name).join(', '),
  );
  return `The reels show ${(rows ?? []).join('; ')}.`;
}
