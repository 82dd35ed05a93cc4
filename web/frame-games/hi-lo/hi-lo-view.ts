import { type CardView, createCard } from '../cards/card';
import { find } from '../felt/find';
import { isMoving, pauseFor, untilDrawn } from '../felt/motion';
import type { OriginalView, ViewKit } from '../originals/original-view';
import { createCardStrip } from './card-strip';
import { roundLabel } from './copy';
import { createGuessButtons } from './guess-buttons';
import { progressOf, type ShownCard } from './progress';
import { readNumbers } from './read-numbers';

/** Time to see the card before its result is announced. */
const seenMs = 160;

/** Draws Hi-Lo: the card, the cards before it, and the buttons of a decision. */
export function createHiLoView(kit: ViewKit): OriginalView {
  const numbers = readNumbers(kit.rules);
  kit.stage.innerHTML = `<div class="hi-lo" data-result="none">
    <div class="hi-lo__strip"></div>
    <div class="hi-lo__table"><div class="hi-lo__deck" aria-hidden="true"></div><div class="hi-lo__card"></div></div>
  </div>`;
  const root = find<HTMLElement>('.hi-lo', kit.stage);
  const place = find<HTMLElement>('.hi-lo__card', kit.stage);
  const strip = createCardStrip(find('.hi-lo__strip', kit.stage));
  const buttons = createGuessButtons(kit.controls, numbers, kit.decide);
  find('.hi-lo__deck', kit.stage).append(createCard(null, { isNamed: false }).element);
  put(null);

  /** Puts a card on the table in place of the one before. */
  function put(text: string | null, { isFaceDown = false } = {}): CardView {
    const view = createCard(text, { isFaceDown });
    place.replaceChildren(view.element);
    return view;
  }

  async function turnUp({ card: text }: ShownCard): Promise<void> {
    kit.tones.card();
    const card = put(text, { isFaceDown: isMoving() });
    // The browser must draw the back before the card can turn.
    await untilDrawn();
    card.show(text);
    await card.turned();
    await pauseFor(seenMs);
  }

  function soundOf(shown: ShownCard, right: number): void {
    const result = resultOf(shown);
    if (result === 'right') kit.tones.good(right);
    else if (result === 'wrong') kit.tones.bad();
  }

  return {
    choice: () => null,
    keepChoice: () => () => {},
    choiceLabel: () => 'Press Play for the first card.',
    roundLabel: (shown) =>
      roundLabel(shown, progressOf(numbers, shown), { ...kit.money(), coin: shown.round.coin }),
    async draw(shown, as, motion) {
      const { cards, state } = progressOf(numbers, shown);
      const last = cards.at(-1) as ShownCard;
      const isCollected = shown.round.decisions.at(-1) === 'cash-out';
      strip.show(cards.slice(0, -1));
      root.dataset['result'] = 'none';
      if (as === 'new' && !isCollected) await turnUp(last);
      else put(last.card);
      if (motion.aborted) return;
      root.dataset['result'] = resultOf(last);
      if (as === 'new' && !isCollected) soundOf(last, state.right);
      buttons.label(shown.options.length > 0 ? state : null, kit.money().locale);
    },
    clear() {
      strip.show([]);
      root.dataset['result'] = 'none';
      put(null);
      buttons.label(null, kit.money().locale);
    },
    offer: ({ options }) => buttons.offer(options),
  };
}

function resultOf({ after, isRight }: ShownCard): 'none' | 'right' | 'wrong' {
  if (!isRight) return 'wrong';
  return after === 'start' || after === 'skip' ? 'none' : 'right';
}
