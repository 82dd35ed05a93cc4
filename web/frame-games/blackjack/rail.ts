import type { BlackjackDecision } from '#domain/games/blackjack/outcome';
import { find } from '../felt/find';
import { letterOf } from '../felt/letter-key';
import { isOpen, moveFocus, onPressOf, setOpen } from '../felt/press';
import { setText } from '../felt/set-text';
import type { Offer } from './offers';
import { decisionNames } from './words';

/** The player's actions: a new round, or the decisions that the rules allow for the hand. */
export interface Rail {
  /** Offers a new round, enabled when nothing blocks it; `isRebet` is whether it repeats the stake of the last one. */
  offerDeal(mayBegin: boolean, isRebet: boolean): void;
  /** Offers decisions on the insurance, or for a hand; others for a hand stay visible and disabled. */
  offerDecisions(offers: readonly Offer[], mayDecide: boolean): void;
}

interface Press {
  readonly button: HTMLButtonElement;
  readonly name: HTMLElement;
  readonly added: HTMLElement;
  readonly hint: HTMLElement;
}

const decisions: readonly { decision: BlackjackDecision; key: string; isOfHand: boolean }[] = [
  { decision: 'insurance', key: 'I', isOfHand: false },
  { decision: 'no-insurance', key: 'N', isOfHand: false },
  { decision: 'hit', key: 'H', isOfHand: true },
  { decision: 'stand', key: 'S', isOfHand: true },
  { decision: 'double', key: 'D', isOfHand: true },
  { decision: 'split', key: 'P', isOfHand: true },
];

/** Creates the buttons and their keyboard shortcuts: the letter on each decision, and Space or Enter for a new round. */
export function createRail(onDeal: () => void, onDecide: (decision: BlackjackDecision) => void): Rail {
  const place = find<HTMLElement>('#rail');
  const deal = createPress('Deal', '', onDeal);
  deal.button.classList.add('press--go');
  const presses = decisions.map((each) => ({
    ...createPress(decisionNames[each.decision], each.key, () => onDecide(each.decision)),
    ...each,
  }));
  for (const { button, isOfHand } of presses) button.classList.toggle('press--half', !isOfHand);
  place.append(deal.button, ...presses.map(({ button }) => button));

  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = letterOf(event);
    const isOnButton = event.target instanceof HTMLButtonElement;
    const isDeal = (event.key === ' ' || event.key === 'Enter') && !isOnButton;
    const pressed = presses.find(({ key, button }) => !button.hidden && key === letter);
    const button = isDeal ? deal.button : pressed?.button;
    if (!button || button.hidden || !isOpen(button)) return;
    event.preventDefault();
    button.click();
  });

  /** Moves the focus from a hidden button to the first visible one. */
  function keepFocus(change: () => void): void {
    const { activeElement } = document;
    const had = activeElement instanceof HTMLButtonElement && place.contains(activeElement);
    change();
    if (!had || !activeElement.hidden) return;
    const next = [deal, ...presses].find(({ button }) => !button.hidden);
    if (next) moveFocus(next.button);
  }

  return {
    offerDeal(mayBegin, isRebet) {
      keepFocus(() => {
        setText(deal.name, isRebet ? 'Rebet & deal' : 'Deal');
        deal.button.hidden = false;
        setOpen(deal.button, mayBegin);
        for (const { button } of presses) button.hidden = true;
      });
    },
    offerDecisions(offers, mayDecide) {
      keepFocus(() => {
        deal.button.hidden = true;
        const isOnInsurance = offers.some(({ decision }) => decision === 'insurance');
        for (const { decision, isOfHand, button, added, hint } of presses) {
          const offer = offers.find((each) => each.decision === decision);
          button.hidden = isOfHand === isOnInsurance;
          setOpen(button, mayDecide && offer?.isAffordable === true);
          setText(added, offer?.added ?? '');
          setText(hint, offer?.hint ?? '');
          button.classList.toggle('press--advised', offer?.isAdvised ?? false);
        }
      });
    },
  };
}

function createPress(label: string, key: string, onPress: () => void): Press {
  const button = document.createElement('button');
  const name = part('press__name', label);
  const added = part('press__added');
  const hint = part('press__hint');
  const notes = part('press__notes');
  button.type = 'button';
  button.className = 'press';
  notes.append(added, ' ', hint);
  button.append(name, ...(key === '' ? [] : [keyHint(key)]), ' ', notes);
  if (key !== '') button.setAttribute('aria-keyshortcuts', key);
  onPressOf(button, onPress);
  return { button, name, added, hint };
}

function part(name: string, label = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = label;
  return element;
}

function keyHint(key: string): HTMLElement {
  const hint = document.createElement('kbd');
  hint.textContent = key;
  hint.setAttribute('aria-hidden', 'true');
  return hint;
}
