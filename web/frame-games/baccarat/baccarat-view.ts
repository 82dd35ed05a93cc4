import { betOf } from '#domain/games/originals/baccarat/pays';
import { find } from '../felt/find';
import { pauseFor } from '../felt/motion';
import type { OriginalView, ShownAs, ViewKit } from '../originals/original-view';
import { createBeadRoad } from './bead-road';
import { choiceLabel, fieldNames, resultLabel, roundAnnouncement } from './copy';
import { dealingOrder } from './dealing';
import { createFieldChoice } from './field-choice';
import { createHand } from './hand-view';
import { type BaccaratRound, readHands, readPayouts } from './read-round';

const betweenCardsMs = 420;
const beforeThirdCardsMs = 500;
/** Cards that every round deals, before the rules decide on third ones. */
const firstCards = 4;

/** Draws baccarat: the felt with both hands, the row of results, and the three fields. */
export function createBaccaratView(kit: ViewKit): OriginalView {
  kit.stage.innerHTML = `<div class="baccarat">
    <span class="shoe" id="shoe" aria-hidden="true"></span>
    <ol class="beads" id="beads" aria-label="Last results, newest first"></ol>
    <p class="baccarat__lettering" aria-hidden="true">Eight decks · Closest to nine</p>
    <div class="hands" id="hands"></div>
  </div>`;
  const shoe = find('#shoe', kit.stage);
  const beads = createBeadRoad(find('#beads', kit.stage));
  const hands = {
    player: createHand('player', fieldNames.player, shoe),
    banker: createHand('banker', fieldNames.banker, shoe),
  };
  find('#hands', kit.stage).append(hands.player.element, hands.banker.element);
  const payouts = readPayouts(kit.rules);
  const fields = createFieldChoice(kit.controls, { payouts, locale: kit.money().locale }, () => {
    kit.tones.chip();
    kit.onChoice();
  });

  async function lay(round: BaccaratRound, as: ShownAs): Promise<void> {
    for (const [at, { to, card }] of dealingOrder(round).entries()) {
      if (as !== 'new') hands[to].lay(card);
      else {
        if (at === firstCards) await pauseFor(beforeThirdCardsMs);
        kit.tones.card();
        hands[to].deal(card);
        await pauseFor(betweenCardsMs);
      }
    }
  }

  function clear(): void {
    hands.player.clear();
    hands.banker.clear();
    fields.light(null);
    fields.setStake(kit.stake() ?? 0, kit.money());
  }

  return {
    choice: fields.chosen,
    choiceLabel: () => choiceLabel(fields.chosen(), payouts, kit.money().locale),
    roundLabel: (shown) => resultLabel(readHands(shown)),
    roundAnnouncement: (shown) => roundAnnouncement(readHands(shown)),
    keepChoice() {
      const kept = fields.chosen();
      return () => fields.choose(kept);
    },
    async draw(shown, as) {
      const { coin, stake, choice } = shown.round;
      const round = readHands(shown);
      clear();
      fields.choose(betOf(choice) ?? fields.chosen());
      fields.setStake(stake, { ...kit.money(), coin });
      await lay(round, as);
      for (const side of ['player', 'banker'] as const)
        hands[side].setWon(round.result === 'tie' ? null : round.result === side);
      fields.light(round.result);
      if (as !== 'replayed') beads.add(round.result);
    },
    clear,
    offer: ({ mayChoose }) => fields.setOpen(mayChoose),
  };
}
