import type { Bet } from '#domain/games/originals/baccarat/table';
import { cardText } from '#domain/games/video-poker/deck';
import { cardName } from '../cards/card-names';
import type { BaccaratRound, DealtHand, Payouts } from './read-round';

/** Names of the fields, and of the hands. */
export const fieldNames: Readonly<Record<Bet, string>> = { player: 'Player', tie: 'Tie', banker: 'Banker' };

/** A payout as printed on its field: `1.95 ×`. */
export function payoutLabel(multiple: number, locale: string): string {
  return `${multiple.toLocaleString(locale)} ×`;
}

/** Accessible name of a field: `Banker, pays 1.95 times, 200 GC on it`. @param stake  the amount on it; empty for none */
export function fieldLabel(
  bet: Bet,
  { payouts, stake, locale }: { payouts: Payouts; stake: string; locale: string },
): string {
  const label = `${fieldNames[bet]}, pays ${payouts[bet].toLocaleString(locale)} times`;
  return stake === '' ? label : `${label}, ${stake} on it`;
}

/** Accessible name of a hand: `Player: 9`. @param total  null for a hand without cards */
export function handName(side: 'player' | 'banker', total: number | null): string {
  return `${fieldNames[side]}: ${total ?? 'no cards'}`;
}

/** The choice in words. */
export function choiceLabel(bet: Bet, payouts: Payouts, locale: string): string {
  return `${fieldNames[bet]} pays ${payouts[bet].toLocaleString(locale)} times your stake.`;
}

/** Who won, and by which totals. */
export function resultLabel({ player, banker, result }: BaccaratRound): string {
  if (result === 'tie') return `Tie, ${player.total} to ${banker.total}.`;
  const [winner, loser] = result === 'player' ? [player, banker] : [banker, player];
  return `${fieldNames[result]} wins, ${winner.total} to ${loser.total}.`;
}

/** Screen-reader text of a round: both hands, and who won. */
export function roundAnnouncement(round: BaccaratRound): string {
  return `Player has ${handLabel(round.player)}. Banker has ${handLabel(round.banker)}. ${resultLabel(round)}`;
}

function handLabel({ cards, total }: DealtHand): string {
  return `${total}: ${cards.map((card) => cardName(cardText(card))).join(', ')}`;
}
