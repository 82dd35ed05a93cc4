import type { Bet, Result } from '#domain/games/originals/baccarat/table';
import { amountLabel, type Money } from '../felt/amounts';
import { createChipStack } from '../felt/chip-stack';
import { isOpen, setOpen } from '../felt/press';
import { setText } from '../felt/set-text';
import { fieldLabel, fieldNames, payoutLabel } from './copy';
import type { Payouts } from './read-round';

/** The three fields of the table, of which the player chooses one. */
export interface FieldChoice {
  chosen(): Bet;
  /** Chooses a field, as in a round that is resumed. */
  choose(bet: Bet): void;
  /** Places the stake on the chosen field, and names all fields in the language of the money. */
  setStake(units: number, money: Money): void;
  setOpen(isOpen: boolean): void;
  /** Lights the field that won; null lights none. */
  light(result: Result | null): void;
}

/** Left to right, as on the felt. */
const order: readonly Bet[] = ['player', 'tie', 'banker'];
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Adds the fields, as radio buttons.
 *
 * @param onChoose  called after the player chose a field
 */
export function createFieldChoice(
  place: HTMLElement,
  { payouts, money }: { payouts: Payouts; money: Money },
  onChoose: () => void,
): FieldChoice {
  const group = document.createElement('div');
  group.className = 'fields';
  group.setAttribute('role', 'radiogroup');
  group.setAttribute('aria-label', 'Place your stake on');
  const stack = createChipStack();
  const fields = order.map((bet) => ({ bet, ...fieldButton(bet) }));
  group.append(...fields.map(({ button }) => button));
  place.append(group);
  let [chosen, stake, locale] = ['player' as Bet, '', money.locale];

  for (const { bet, button } of fields)
    button.addEventListener('click', () => {
      if (!isOpen(button) || bet === chosen) return;
      choose(bet);
      onChoose();
    });
  group.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = fields.at((order.indexOf(chosen) + step) % fields.length)?.button;
    if (!next || !isOpen(next)) return;
    event.preventDefault();
    next.focus();
    next.click();
  });

  function choose(bet: Bet): void {
    chosen = bet;
    for (const { bet: each, button, pays } of fields) {
      setText(pays, payoutLabel(payouts[each], locale));
      const isChosen = each === bet;
      const label = fieldLabel(each, { payouts, stake: isChosen ? stake : '', locale });
      button.setAttribute('aria-checked', String(isChosen));
      button.setAttribute('aria-label', label);
      button.tabIndex = isChosen ? 0 : -1;
      // A stack that is put where it already is would be laid out again.
      if (isChosen && stack.element.parentElement !== button) button.append(stack.element);
    }
  }

  return {
    chosen: () => chosen,
    choose,
    setStake(units, now) {
      stake = units === 0 ? '' : amountLabel(units, now);
      locale = now.locale;
      stack.show(units, now);
      choose(chosen);
    },
    setOpen: (isOpenNow) => fields.forEach(({ button }) => setOpen(button, isOpenNow)),
    light(result) {
      for (const { bet, button } of fields) button.classList.toggle('field--won', bet === result);
    },
  };
}

function fieldButton(bet: Bet): { button: HTMLButtonElement; pays: HTMLElement } {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'field';
  button.dataset['side'] = bet;
  button.setAttribute('role', 'radio');
  const pays = part('field__pays');
  button.append(part('field__name', fieldNames[bet]), pays);
  return { button, pays };
}

function part(name: string, label = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = label;
  return element;
}
