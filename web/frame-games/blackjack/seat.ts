import { amountLabel, type Money } from '../felt/amounts';
import { createChipStack } from '../felt/chip-stack';
import { setText } from '../felt/set-text';
import { slideFrom, slideTo } from '../felt/slide';

/** The printed circle of a hand with its chips, and the amount as text below it. */
export interface Seat {
  readonly element: HTMLElement;
  /** Places the stake of the hand; further chips come from the player. */
  setStake(units: number, money: Money): void;
  /** Pays the hand, returns its stake, or collects the chips. The text is the amount paid, or the lost stake. */
  settle(payout: number, money: Money): void;
}

const chipsMs = 420;

/**
 * @param bank  where prizes come from and lost chips go
 * @param name  printed before the amount
 */
export function createSeat(bank: Element, name = ''): Seat {
  const element = part('seat');
  const circle = part('seat__circle');
  const amount = part('seat__amount');
  const [staked, paid] = [createChipStack(), createChipStack()];
  circle.append(staked.element, paid.element);
  element.append(circle, amount);
  let stake = 0;

  function showAmount(units: number, money: Money): void {
    setText(amount, units === 0 ? '' : `${name} ${amountLabel(units, money)}`.trimStart());
  }

  async function collect(money: Money): Promise<void> {
    await slideTo(bank, staked.element, { durationMs: chipsMs });
    staked.show(0, money);
  }

  return {
    element,
    setStake(units, money) {
      if (units === stake) return;
      stake = units;
      staked.show(units, money);
      showAmount(units, money);
      void slideFrom(amount, staked.element, { durationMs: chipsMs / 2 });
    },
    settle(payout, money) {
      showAmount(payout || stake, money);
      if (payout === 0) return void collect(money);
      if (payout <= stake) return;
      paid.show(payout - stake, money);
      void slideFrom(bank, paid.element, { durationMs: chipsMs });
    },
  };
}

function part(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  return element;
}
