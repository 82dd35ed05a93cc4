import type { Field } from '#domain/games/roulette/fields';
import type { FieldResult } from '#domain/games/roulette/roulette-game';
import { chipLabel, type Money } from '../felt/amounts';
import { chipSize } from '../felt/chips';
import { colorOf, fieldLabel } from '../felt/field-names';
import { find } from '../felt/find';
import { setOpen } from '../felt/press';
import type { ClothBets } from './cloth';
import { fieldCopy, withNeighbors } from './copy';
import { isOnLine, type Place, placeOf } from './geometry';
import { neighborFields } from './neighbors';
import type { TableRules } from './rules';
import { headingOf, nextField } from './steering';

/** Actions of the player on a field, or on the five fields of a neighbor bet. */
export interface ClothPresses {
  place(fields: readonly Field[]): void;
  remove(fields: readonly Field[]): void;
}

/** The cloth: a button for every field, with a roving tab index, and the chips on them. */
export interface ClothView {
  showChips(laid: ClothBets, money: Money): void;
  /** Lights the number and every paying field, and dims losing chips. */
  showResult(pocket: number, bets: readonly FieldResult[], money: Money): void;
  clearResult(): void;
  setLocked(isLocked: boolean): void;
  /** Whether lines between numbers accept pointer input; the keyboard always reaches them. */
  setLines(isOn: boolean): void;
  /** Whether a press of a number covers its neighbors on the wheel too. */
  setNeighbors(isOn: boolean): void;
}

interface FieldView {
  readonly field: Field;
  readonly place: Place;
  readonly button: HTMLButtonElement;
  readonly chip: HTMLElement;
}

export function createCloth(rules: TableRules, red: readonly number[], presses: ClothPresses): ClothView {
  const cloth = find<HTMLElement>('#cloth');
  const views = rules.fields.map((field) => viewOf(field, red));
  const places = views.map(({ place }) => place);
  let [locked, hasNeighbors, current] = [false, false, 0];
  let shown: { laid: ClothBets; money: Money } | null = null;

  function fieldsFor(field: Field): readonly Field[] {
    return hasNeighbors ? neighborFields(field, rules.fields) : [field];
  }

  function moveTo(index: number): void {
    (views[current] as FieldView).button.tabIndex = -1;
    current = index;
    const { button } = views[index] as FieldView;
    button.tabIndex = 0;
    button.focus();
  }

  function cover(field: Field | null): void {
    const covered = field ? fieldsFor(field).flatMap(({ pockets }) => pockets) : [];
    for (const { field: each, button } of views) {
      if (each.kind !== 'straight') continue;
      button.classList.toggle('field--covered', covered.includes(each.pockets[0] as number));
    }
  }

  views.forEach(({ field, button, chip }, index) => {
    button.tabIndex = index === 0 ? 0 : -1;
    button.addEventListener('click', () => !locked && presses.place(fieldsFor(field)));
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      if (!locked) presses.remove(fieldsFor(field));
    });
    button.addEventListener('focus', () => {
      (views[current] as FieldView).button.tabIndex = -1;
      current = index;
      button.tabIndex = 0;
      // A touch leaves a field as soon as the finger is lifted; keyboard focus stays there.
      if (button.matches(':focus-visible')) cover(field);
    });
    button.addEventListener('blur', () => cover(null));
    button.addEventListener('pointerenter', () => cover(field));
    button.addEventListener('pointerleave', () => cover(null));
    button.addEventListener('keydown', (event) => {
      const heading = headingOf(event.key);
      const next = heading && nextField(places, index, heading);
      const removes = event.key === 'Backspace' || event.key === 'Delete';
      if (!heading && !removes) return;
      event.preventDefault();
      if (next !== undefined) moveTo(next);
      else if (removes && !locked) presses.remove(fieldsFor(field));
    });
    cloth.append(button, chip);
  });

  function nameFields(): void {
    if (!shown) return;
    for (const { field, button } of views) {
      const name = fieldCopy(field, rules, shown.laid[field.id] ?? 0, shown.money);
      button.setAttribute('aria-label', hasNeighbors ? withNeighbors(name, field) : name);
    }
  }

  function clearResult(): void {
    for (const { button, chip } of views) {
      button.classList.remove('field--drawn', 'field--won');
      chip.classList.remove('chip--won', 'chip--lost');
    }
  }

  return {
    showChips(laid, money) {
      shown = { laid, money };
      for (const { field, chip } of views) putChip(chip, laid[field.id] ?? 0, money);
      nameFields();
    },
    showResult(pocket, bets, money) {
      for (const { field, button, chip } of views) {
        const bet = bets.find(({ on }) => on === field.id);
        const isDrawn = field.kind === 'straight' && field.pockets.includes(pocket);
        button.classList.toggle('field--drawn', isDrawn);
        button.classList.toggle('field--won', (bet?.payout ?? 0) > 0);
        chip.classList.toggle('chip--won', (bet?.payout ?? 0) > 0);
        chip.classList.toggle('chip--lost', bet?.payout === 0);
        putChip(chip, bet ? bet.payout || bet.stake : 0, money);
      }
    },
    clearResult,
    setLocked(isLocked) {
      locked = isLocked;
      setOpen(cloth, !isLocked);
    },
    setLines: (isOn) => cloth.classList.toggle('cloth--lines', isOn),
    setNeighbors(isOn) {
      hasNeighbors = isOn;
      nameFields();
    },
  };
}

function viewOf(field: Field, red: readonly number[]): FieldView {
  const place = placeOf(field);
  const button = document.createElement('button');
  const chip = document.createElement('span');
  button.type = 'button';
  button.className = isOnLine(place) ? 'field field--line' : `field field--${field.kind}`;
  if (field.kind === 'straight') button.dataset['color'] = colorOf(field.pockets[0] as number, red);
  if (field.id === 'red' || field.id === 'black') button.dataset['color'] = field.id;
  const label = document.createElement('span');
  label.textContent = fieldLabel(field);
  button.append(label);
  chip.className = 'chip';
  chip.hidden = true;
  chip.setAttribute('aria-hidden', 'true');
  for (const element of [button, chip]) {
    element.style.setProperty('--along', String(place.along));
    element.style.setProperty('--across', String(place.across));
    element.style.setProperty('--length', String(place.length));
    element.style.setProperty('--width', String(place.width));
  }
  return { field, place, button, chip };
}

/** Shows an amount on a field; a chip that shows it already is left as it is, since the browser would compute its style again. */
function putChip(chip: HTMLElement, units: number, money: Money): void {
  const label = units === 0 ? '' : chipLabel(units, money);
  const size = String(chipSize(units, money.coin));
  if (label === chip.textContent && (label === '' || size === chip.dataset['size'])) return;
  if (label !== '') {
    chip.classList.remove('chip--new');
    // Reading the layout between two changes restarts the animation.
    void chip.offsetWidth;
    chip.classList.add('chip--new');
  }
  chip.textContent = label;
  chip.hidden = label === '';
  chip.dataset['size'] = size;
}
