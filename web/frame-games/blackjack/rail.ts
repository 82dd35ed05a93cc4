import type { BlackjackDecision } from '#domain/games/blackjack/outcome';
import { find } from '../felt/find';
import { isOpen, onPressOf, setOpen } from '../felt/press';
import { amountLabel, type Money } from './words';

/** The player's actions: a new round, or the decisions that the rules allow for the hand. */
export interface Rail {
  /** Offers a new round, enabled when nothing blocks it. */
  offerDeal(mayBegin: boolean): void;
  /** Offers decisions; `more` is the additional stake of a double or a split. */
  offerDecisions(options: readonly BlackjackDecision[], mayDecide: boolean, more: number, money: Money): void;
}

interface Press {
  readonly button: HTMLButtonElement;
  /** The additional stake of the decision; empty where there is none. */
  readonly more: HTMLElement;
}

const decisions: readonly { decision: BlackjackDecision; name: string; key: string }[] = [
  { decision: 'hit', name: 'Hit', key: 'h' },
  { decision: 'stand', name: 'Stand', key: 's' },
  { decision: 'double', name: 'Double', key: 'd' },
  { decision: 'split', name: 'Split', key: 'p' },
];

/** Creates the buttons and their keyboard shortcuts: H, S, D and P, and Space or Enter for a new round. */
export function createRail(onDeal: () => void, onDecide: (decision: BlackjackDecision) => void): Rail {
  const place = find<HTMLElement>('#rail');
  const deal = createPress('Deal', '', onDeal);
  deal.button.classList.add('press--go');
  const presses = decisions.map(({ decision, name, key }) =>
    createPress(name, key.toUpperCase(), () => onDecide(decision)),
  );
  place.append(deal.button, ...presses.map(({ button }) => button));

  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = event.target instanceof HTMLButtonElement;
    const isDeal = (event.key === ' ' || event.key === 'Enter') && !isOnButton;
    const index = decisions.findIndex(({ key }) => key === event.key.toLowerCase());
    const button = isDeal ? deal.button : presses[index]?.button;
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
    [deal, ...presses].find(({ button }) => !button.hidden)?.button.focus({ preventScroll: true });
  }

  return {
    offerDeal(mayBegin) {
      keepFocus(() => {
        deal.button.hidden = false;
        setOpen(deal.button, mayBegin);
        for (const { button } of presses) button.hidden = true;
      });
    },
    offerDecisions(options, mayDecide, more, money) {
      keepFocus(() => {
        deal.button.hidden = true;
        decisions.forEach(({ decision }, index) => {
          const { button, more: besides } = presses[index] as Press;
          const stakesMore = (decision === 'double' || decision === 'split') && options.includes(decision);
          button.hidden = false;
          setOpen(button, mayDecide && options.includes(decision));
          besides.textContent = stakesMore ? `+${amountLabel(more, money)}` : '';
        });
      });
    },
  };
}

function createPress(name: string, key: string, onPress: () => void): Press {
  const button = document.createElement('button');
  const more = document.createElement('span');
  button.type = 'button';
  button.className = 'press';
  more.className = 'press__more';
  button.append(name, ...(key === '' ? [] : [keyHint(key)]), ' ', more);
  if (key !== '') button.setAttribute('aria-keyshortcuts', key);
  onPressOf(button, onPress);
  return { button, more };
}

function keyHint(key: string): HTMLElement {
  const hint = document.createElement('kbd');
  hint.textContent = key;
  hint.setAttribute('aria-hidden', 'true');
  return hint;
}
