import type { BlackjackOutcome } from '#domain/games/blackjack/outcome';

/** Destination of a card: the dealer, or a hand of the player by its index. */
export type Place = 'dealer' | number;

/** One step on the table, in dealing order. */
export type Step =
  | { readonly type: 'deal'; readonly to: Place; readonly card: string | null }
  | { readonly type: 'split' }
  | { readonly type: 'turn'; readonly card: string };

/**
 * Derives the steps between two states of a round.
 *
 * @param before  the state on show; null for an empty table, which replays the whole round
 */
export function stepsBetween(before: BlackjackOutcome | null, after: BlackjackOutcome): Step[] {
  const isSplitNow = after.hands.length > (before?.hands.length ?? 1);
  const steps = before ? [] : dealSteps(after);
  if (isSplitNow) steps.push({ type: 'split' });
  after.hands.forEach(({ cards }, to) => {
    const shownCount = isSplitNow ? 1 : (before?.hands[to]?.cards.length ?? 2);
    for (const card of cards.slice(shownCount)) steps.push({ type: 'deal', to, card });
  });
  if (!after.dealer.isHidden && before?.dealer.isHidden !== false) steps.push(...dealersTurn(after));
  return steps;
}

/** Alternating: player, dealer face up, player, dealer face down. Split cards are dealt into one hand. */
function dealSteps({ hands, dealer }: BlackjackOutcome): Step[] {
  const [first = null, second = null] =
    hands.length > 1 ? hands.map(({ cards }) => cards[0] ?? null) : (hands[0]?.cards ?? []);
  return [
    { type: 'deal', to: 0, card: first },
    { type: 'deal', to: 'dealer', card: dealer.cards[0] ?? null },
    { type: 'deal', to: 0, card: second },
    { type: 'deal', to: 'dealer', card: null },
  ];
}

function dealersTurn({ dealer }: BlackjackOutcome): Step[] {
  const [, hole, ...drawn] = dealer.cards;
  const turn: Step[] = hole === undefined ? [] : [{ type: 'turn', card: hole }];
  return [...turn, ...drawn.map((card): Step => ({ type: 'deal', to: 'dealer', card }))];
}
