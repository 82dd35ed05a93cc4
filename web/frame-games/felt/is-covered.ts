import type { BalancesOnShow, TableChoice } from '../protocol/messages';

/** Whether the balance covers the chosen stake; false without one. The site says what is missing. */
export function isCovered({ coin, stake }: TableChoice, balance: BalancesOnShow): boolean {
  return stake !== null && stake <= balance[coin];
}
