import { tumbleMultiplier } from '#domain/games/slots/cascade';
import type { TumbleRules } from '#domain/games/slots/machine';
import { formatAmount } from '#web/lib/format/coins';
import type { SlotRound } from '../published-slot-game';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';
import { waysLabel } from '../ways-label';
import type { CascadeOnTable } from './cascade-progress';
import type { Cascade, CascadeStep } from './cascade-steps';

type Coin = SlotRound['coin'];

/** Label for a number of tumbles. */
function tumblesLabel(count: number): string {
  return count === 1 ? '1 tumble' : `${count} tumbles`;
}

/** The message under the reels while a step of a cascade is on show, short enough for one line of a phone. */
export function stepMessage(
  { step: { multiplier, wins, countFrom, countTo } }: CascadeOnTable,
  coin: Coin,
  atlas: SymbolAtlas,
  locale?: string,
): string {
  const [win] = wins;
  const winner =
    win && wins.length === 1
      ? `${win.count} × ${atlasSymbol(atlas, win.symbol).name} pays`
      : `${wins.length} symbols pay`;
  const paid = formatAmount(coin, countTo - countFrom, { locale });
  return `${multiplier > 1 ? `×${multiplier}: ` : ''}${winner} ${paid}`;
}

/** Screen-reader text of everything that tumbles have added to a spin; empty for a spin without any. */
export function cascadeLabel(
  cascade: Cascade | null,
  coin: Coin,
  atlas: SymbolAtlas,
  locale?: string,
): string {
  if (!cascade) return '';
  const later = cascade.steps.slice(1).map((step) => stepSentence(step, coin, atlas, locale));
  return [...later, `${tumblesLabel(cascade.steps.length)} in total.`].join(' ');
}

function stepSentence(
  { tumbles, multiplier, wins }: CascadeStep,
  coin: Coin,
  atlas: SymbolAtlas,
  locale?: string,
): string {
  const listed = wins.map(
    ({ symbol, count, ways, payout }) =>
      `${count} × ${atlasSymbol(atlas, symbol).name} in ${waysLabel(ways)}, ${formatAmount(coin, payout, { locale })}`,
  );
  return `After ${tumblesLabel(tumbles)}, every win times ${multiplier}: ${listed.join('; ')}.`;
}

/** The tumbles of a round in the history, with the highest multiplier that they reached; null for none. */
export function tumblesResult({ outcome }: Pick<SlotRound, 'outcome'>, rules: TumbleRules): string | null {
  const tumbles = outcome.spins[0]?.tumbles;
  if (!tumbles) return null;
  const multiplier = tumbleMultiplier(rules, tumbles - 1);
  return `${tumblesLabel(tumbles)}${multiplier > 1 ? `, wins up to ×${multiplier}` : ''}.`;
}
