import { amountLabel, type Money } from '../felt/amounts';
import type { ShownRound } from './original-view';
import type { TypedBounds } from './typed-number';

/** A multiple of the stake: `1.98×`. @param multiple  in hundredths */
export function multipleLabel(multiple: number, locale: string): string {
  return `${(multiple / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
}

/** What a multiple of a stake comes to: `198 GC`. */
export function prizeLabel(multiple: number, stake: number, money: Money): string {
  return amountLabel((stake * multiple) / 100, money);
}

/** A share as a percentage with the needed decimals, two at most: `49.5%`. Shares below 1% have four: `0.0165%`. */
export function chanceLabel(chance: number, locale: string): string {
  return chance.toLocaleString(locale, { style: 'percent', maximumFractionDigits: chance < 0.01 ? 4 : 2 });
}

/** What a number may be: `Target: enter a number from 1.01 to 10,000.00.` */
export function boundsLabel(label: string, { least, most, decimals }: TypedBounds, locale: string): string {
  const [from, to] = [least, most].map((bound) =>
    bound.toLocaleString(locale, { minimumFractionDigits: decimals }),
  );
  return `${label}: enter a number from ${from} to ${to}.`;
}

/** Note below a choice that leaves too little at risk to count toward playthrough; empty with Gold Coins, which have none. */
export function hedgeNote(isHedged: boolean, { coin }: Money): string {
  return isHedged && coin === 'sweeps' ? ' Does not count toward playthrough.' : '';
}

/** The same in an open round, where it applies to what the player would collect. */
export function collectNote(isHedged: boolean, { coin }: Money): string {
  return isHedged && coin === 'sweeps' ? ' Collecting now does not count toward playthrough.' : '';
}

/** The result of a settled round on the table. The site announces the amount, so only the table names it. */
export function resultLabels(
  label: string,
  { round }: Pick<ShownRound, 'round'>,
  locale: string,
): { line: string; spoken: string } {
  const { coin, stake, payout } = round;
  if (payout === 0) return { line: `${label} No win.`, spoken: `${label} No win.` };
  const verb = payout > stake ? 'Pays' : 'Returns';
  return { line: `${label} ${verb} ${amountLabel(payout, { coin, locale })}.`, spoken: label };
}
