import type { BlackjackOutcome } from '#domain/games/blackjack/outcome';

/** Where a card goes: to the dealer, or to a hand of the player by its position. */
export type Place = 'dealer' | number;

/** One thing that happens on the table, in the order in which a dealer would do it. */
export type Step =
  | { readonly type: 'deal'; readonly to: Place; readonly card: string | null }
  | { readonly type: 'split' }
  | { readonly type: 'turn'; readonly card: string };

/**
 * Tells what happens from what is on the table to what comes next.
 *
 * @param before  what is shown now; null for an empty table, from which a whole round can be told
 */
export function stepsBetween(before: BlackjackOutcome | null, after: BlackjackOutcome): Step[] {
  const isSplitNow = after.hands.length > (before?.hands.length ?? 1);
  const steps = before ? [] : theDeal(after);
  if (isSplitNow) steps.push({ type: 'split' });
  after.hands.forEach(({ cards }, to) => {
    const lying = isSplitNow ? 1 : (before?.hands[to]?.cards.length ?? 2);
    for (const card of cards.slice(lying)) steps.push({ type: 'deal', to, card });
  });
  if (!after.dealer.isHidden && before?.dealer.isHidden !== false) steps.push(...dealersTurn(after));
  return steps;
}

/** By turns: the player, the dealer face up, the player, the dealer face down. What was split lay in one hand then. */
function theDeal({ hands, dealer }: BlackjackOutcome): Step[] {
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
