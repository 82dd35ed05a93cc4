import { isMoving, pauseFor } from '../felt/motion';
import type { Tones } from '../felt/tones';
import type { HandView } from './hand-view';
import type { BaccaratRound } from './read-round';

const betweenCardsMs = 420;
const beforeThirdCardsMs = 500;
/** Cards that every round deals, before the rules decide on third ones. */
const firstCards = 4;

/** The hands that cards are dealt to. */
type Hands<Act extends 'deal' | 'lay'> = Readonly<Record<'player' | 'banker', Pick<HandView, Act>>>;

/** A card on its way to a hand. */
export interface DealtCard {
  readonly to: 'player' | 'banker';
  readonly card: number;
}

/** The cards of a round in the order in which they are dealt: two to each hand in turn, then third cards. */
export function dealingOrder({ player, banker }: BaccaratRound): DealtCard[] {
  return [0, 1, 2].flatMap((at) => [
    ...player.cards.slice(at, at + 1).map((card) => ({ to: 'player', card }) as const),
    ...banker.cards.slice(at, at + 1).map((card) => ({ to: 'banker', card }) as const),
  ]);
}

/** Deals a new round card by card until its motion is aborted; where nothing moves, all at once with one sound. */
export async function dealRound(
  round: BaccaratRound,
  hands: Hands<'deal'>,
  { tones, motion }: { tones: Pick<Tones, 'card'>; motion: AbortSignal },
): Promise<void> {
  const cards = dealingOrder(round);
  for (const [at, { to, card }] of cards.entries()) {
    if (at === firstCards) await pauseFor(beforeThirdCardsMs);
    if (motion.aborted) return;
    if (isMoving() || at === cards.length - 1) tones.card();
    hands[to].deal(card);
    await pauseFor(betweenCardsMs);
  }
}

/** Shows the cards of a round at once. */
export function layRound(round: BaccaratRound, hands: Hands<'lay'>): void {
  for (const { to, card } of dealingOrder(round)) hands[to].lay(card);
}
