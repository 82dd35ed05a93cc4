import type { BlackjackDecision } from '#domain/games/blackjack/outcome';
import { find } from '../felt/find';
import { isOpen, onPressOf, setOpen } from '../felt/press';
import { amountLabel, type Money } from './words';

/** What the player may press: a new round, or what the rules allow for the hand. */
export interface Rail {
  /** Offers a new round; it can be pressed when nothing holds it up. */
  offerDeal(mayBegin: boolean): void;
  /** Offers decisions; `more` is what a double or a split stakes besides. */
  offerDecisions(options: readonly BlackjackDecision[], mayDecide: boolean, more: number, money: Money): void;
}

interface Press {
  readonly button: HTMLButtonElement;
  /** What the decision stakes besides; empty where it stakes nothing. */
  readonly more: HTMLElement;
}

const decisions: readonly { decision: BlackjackDecision; name: string; key: string }[] = [
  { decision: 'hit', name: 'Hit', key: 'h' },
  { decision: 'stand', name: 'Stand', key: 's' },
  { decision: 'double', name: 'Double', key: 'd' },
  { decision: 'split', name: 'Split', key: 'p' },
];

/** Makes the buttons and hears their keys: H, S, D and P, and Space or Enter for a new round. */
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

  /** Focus that stood on a button which is gone goes on to the first that is there. */
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
