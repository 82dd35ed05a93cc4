import { baccaratTable, type Bet, bets, type Result } from './table';

/** What a bet pays, in hundredths of its stake, that stake included. */
export function payOf(bet: Bet, result: Result): number {
  return Number(baccaratTable.pays[bets.indexOf(bet)]?.[1 + bets.indexOf(result)]);
}

/** Reads the bet of a choice; null for any other text. */
export function betOf(choice: string | null): Bet | null {
  return bets.find((bet) => bet === choice) ?? null;
}
