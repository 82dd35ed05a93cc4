import { coinNames, formatAmount } from '#web/lib/coins';
import type { Round } from '#web/lib/play-fab-ops-types';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';
import { winSize } from '../wins/win-size';

/** The result of a round in one plain sentence, for the line under the reels. */
export function resultWords(
  { coin, stake, payout }: Pick<Round, 'coin' | 'stake' | 'payout'>,
  locale?: string,
): string {
  const written = (units: number) => formatAmount(coin, units, locale ? { locale } : {});
  switch (winSize({ stake, payout })) {
    case 'nothing':
      return `No win. ${written(stake)} played.`;
    case 'return':
      return `Returned ${written(payout)} of ${written(stake)}.`;
    default:
      return `You won ${written(payout)} ${coinNames[coin].short}.`;
  }
}

/** A round as it is read out: its result, then every win that makes it up. */
export function announcement(round: Round, atlas: SymbolAtlas, locale?: string): string {
  const written = (units: number) => formatAmount(round.coin, units, locale ? { locale } : {});
  const lines = round.outcome.lineWins.map(
    ({ line, symbol, count, payout }) =>
      `Line ${line + 1}: ${count} × ${atlasSymbol(atlas, symbol).name}, ${written(payout)}.`,
  );
  const { scatterWin } = round.outcome;
  const scatters = scatterWin
    ? [
        `${scatterWin.count} × ${atlasSymbol(atlas, scatterWin.symbol).name} anywhere, ${written(scatterWin.payout)}.`,
      ]
    : [];
  return [resultWords(round, locale), ...lines, ...scatters].join(' ');
}

/** What the reels show, row by row, for people who cannot see them. */
export function windowWords(window: readonly (readonly string[])[], atlas: SymbolAtlas): string {
  const rows = window[0]?.map((_, row) =>
    window.map((reel) => atlasSymbol(atlas, reel[row] ?? '').name).join(', '),
  );
  return `The reels show ${(rows ?? []).join('; ')}.`;
}
