import type { BlackjackOutcome, PlayerHand } from '#domain/games/blackjack/outcome';
import { find } from '../felt/find';
import { pauseFor } from '../felt/motion';
import type { Tones } from '../felt/tones';
import { createHand, type HandView } from './hand-view';
import { type Place, type Step, stepsBetween } from './steps';
import type { Money } from './words';

/** The felt with all of its hands. */
export interface TableView {
  /** Removes all cards. */
  clear(): void;
  /** Shows the present state of a round, card by card; at once if it was in progress before. */
  show(outcome: BlackjackOutcome, money: Money, options: { isResumed: boolean }): Promise<void>;
}

const msBetween: Readonly<Record<Step['type'], number>> = { deal: 330, split: 420, turn: 620 };

export function createTable(tones: Tones): TableView {
  const shoe = find('.shoe');
  const dealerPlace = find<HTMLElement>('#dealer');
  const handsPlace = find<HTMLElement>('#hands');
  let shown: BlackjackOutcome | null = null;
  let dealer = createHand('Dealer', shoe);
  let hands: HandView[] = [createHand('Your hand', shoe)];

  function lay(): void {
    dealerPlace.replaceChildren(dealer.element);
    handsPlace.replaceChildren(...hands.map(({ element }) => element));
  }

  function clear(): void {
    shown = null;
    dealer = createHand('Dealer', shoe);
    hands = [createHand('Your hand', shoe)];
    lay();
  }

  function handAt(place: Place): HandView {
    return place === 'dealer' ? dealer : (hands[place] as HandView);
  }

  function take(step: Step): void {
    if (step.type === 'deal') handAt(step.to).add(step.card);
    else if (step.type === 'turn') dealer.turnHole(step.card);
    else split();
    tones.card();
  }

  function split(): void {
    const left = createHand(nameOf(0, 2), shoe);
    const right = createHand(nameOf(1, 2), shoe);
    const whole = hands[0] as HandView;
    const second = whole.give();
    const first = whole.give();
    left.take(first.view, first.card);
    right.take(second.view, second.card);
    hands = [left, right];
    lay();
  }

  function settle({ hands: shownHands, active }: BlackjackOutcome, money: Money): void {
    shownHands.forEach((hand: PlayerHand, index) => {
      const view = handAt(index);
      view.setStake(hand.stake, money);
      view.setActive(index === active && shownHands.length > 1);
      view.setResult(hand);
    });
  }

  /** Places all cards at once, without dealing. */
  function restore(outcome: BlackjackOutcome): void {
    clear();
    hands = outcome.hands.map((_, index) => createHand(nameOf(index, outcome.hands.length), shoe));
    lay();
    outcome.hands.forEach(({ cards }, index) => cards.forEach((card) => handAt(index).add(card)));
    for (const card of [...outcome.dealer.cards, ...(outcome.dealer.isHidden ? [null] : [])])
      dealer.add(card);
  }

  lay();
  return {
    clear,
    async show(outcome, money, { isResumed }) {
      if (isResumed) restore(outcome);
      const steps = isResumed ? [] : stepsBetween(shown, outcome);
      shown = outcome;
      for (const step of steps) {
        take(step);
        await pauseFor(msBetween[step.type]);
      }
      settle(outcome, money);
    },
  };
}

function nameOf(index: number, hands: number): string {
  if (hands === 1) return 'Your hand';
  return index === 0 ? 'Left hand' : 'Right hand';
}
