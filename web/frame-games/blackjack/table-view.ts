import type { BlackjackOutcome } from '#domain/games/blackjack/outcome';
import { createCard } from '../cards/card';
import type { Money } from '../felt/amounts';
import { find } from '../felt/find';
import { pauseFor, untilDrawn } from '../felt/motion';
import type { Tones } from '../felt/tones';
import { createHand, type HandView } from './hand-view';
import { createSeat, type Seat } from './seat';
import { type Place, type Step, stepsBetween } from './steps';

/** The felt with all of its hands. */
export interface TableView {
  /** Removes all cards, and places the stake of the next round. */
  prepareRound(stake: number, money: Money): void;
  /** Shows the present state of a round, card by card; at once if it was in progress before. */
  show(outcome: BlackjackOutcome, money: Money, options: { isResumed: boolean }): Promise<void>;
}

/** A hand of the player with its seat. */
interface SeatedHand {
  readonly view: HandView;
  readonly seat: Seat;
}

const msBetween: Readonly<Record<Step['type'], number>> = { deal: 330, split: 420, turn: 620 };

export function createTable(tones: Tones): TableView {
  const shoe = find('.shoe');
  const dealerPlace = find<HTMLElement>('#dealer');
  const handsPlace = find<HTMLElement>('#hands');
  let shown: BlackjackOutcome | null = null;
  let insurance = createSeat(dealerPlace, 'Insurance');
  let dealer = createHand('Dealer', shoe, insurance.element);
  let hands: SeatedHand[] = [seated(0, 1)];

  function seated(index: number, count: number): SeatedHand {
    const seat = createSeat(dealerPlace);
    return { seat, view: createHand(nameOf(index, count), shoe, seat.element) };
  }

  function putHands(): void {
    dealerPlace.replaceChildren(dealer.element);
    handsPlace.replaceChildren(...hands.map(({ view }) => view.element));
  }

  function reset(count: number): void {
    shown = null;
    insurance = createSeat(dealerPlace, 'Insurance');
    dealer = createHand('Dealer', shoe, insurance.element);
    hands = Array.from({ length: count }, (_, index) => seated(index, count));
    putHands();
  }

  function handAt(place: Place): HandView {
    return place === 'dealer' ? dealer : (hands[place] as SeatedHand).view;
  }

  function showStep(step: Step): void {
    if (step.type === 'deal') handAt(step.to).add(step.card);
    else if (step.type === 'turn') dealer.turnHole(step.card);
    else split();
    tones.card();
  }

  function split(): void {
    const [left, right] = [seated(0, 2), seated(1, 2)];
    const whole = handAt(0);
    const second = whole.removeLast();
    const first = whole.removeLast();
    left.view.addFromTable(first.view, first.card);
    right.view.addFromTable(second.view, second.card);
    hands = [left, right];
    putHands();
  }

  function stake(outcome: BlackjackOutcome, money: Money): void {
    insurance.setStake(outcome.insurance?.stake ?? 0, money);
    if (hands.length === outcome.hands.length)
      hands.forEach(({ seat }, index) => seat.setStake(outcome.hands[index]?.stake ?? 0, money));
  }

  function settle({ hands: shownHands, active, insurance: bet }: BlackjackOutcome, money: Money): void {
    if (bet) insurance.settle(bet.payout, money);
    hands.forEach(({ view, seat }, index) => {
      const hand = shownHands[index];
      if (!hand) return;
      view.setActive(index === active && shownHands.length > 1);
      view.setResult(hand);
      if (active === null) seat.settle(hand.payout, money);
    });
  }

  /** Places all cards at once, without dealing. */
  function restore(outcome: BlackjackOutcome): void {
    reset(outcome.hands.length);
    outcome.hands.forEach(({ cards }, index) => {
      for (const card of cards) handAt(index).addFromTable(createCard(card), card);
    });
    for (const card of [...outcome.dealer.cards, ...(outcome.dealer.isHidden ? [null] : [])])
      dealer.addFromTable(createCard(card), card);
  }

  putHands();
  return {
    prepareRound(units, money) {
      reset(1);
      hands[0]?.seat.setStake(units, money);
    },
    async show(outcome, money, { isResumed }) {
      if (isResumed) restore(outcome);
      const steps = isResumed ? [] : stepsBetween(shown, outcome);
      shown = outcome;
      stake(outcome, money);
      for (const step of steps) {
        showStep(step);
        stake(outcome, money);
        await pauseFor(msBetween[step.type]);
      }
      settle(outcome, money);
      await untilDrawn();
    },
  };
}

function nameOf(index: number, hands: number): string {
  if (hands === 1) return 'Your hand';
  return index === 0 ? 'Left hand' : 'Right hand';
}
