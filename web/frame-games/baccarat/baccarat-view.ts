import { betOf } from '#domain/games/originals/baccarat/pays';
import { find } from '../felt/find';
import { untilDrawn } from '../felt/motion';
import { createLastResults } from '../originals/last-results';
import type { OriginalView, ViewKit } from '../originals/original-view';
import { choiceLabel, fieldNames, resultLabel, roundAnnouncement } from './copy';
import { dealRound, layRound } from './dealing';
import { createFieldChoice } from './field-choice';
import { createHand } from './hand-view';
import { readHands, readPayouts } from './read-round';

/** Draws baccarat: the felt with both hands, the row of results, and the three fields. */
export function createBaccaratView(kit: ViewKit): OriginalView {
  kit.stage.innerHTML = `<div class="baccarat">
    <span class="shoe" id="shoe" aria-hidden="true"></span>
    <p class="baccarat__lettering" aria-hidden="true">Eight decks · Closest to nine</p>
    <div class="hands" id="hands"></div>
  </div>`;
  const shoe = find('#shoe', kit.stage);
  const results = createLastResults();
  shoe.after(results.element);
  const hands = {
    player: createHand('player', shoe),
    banker: createHand('banker', shoe),
  };
  find('#hands', kit.stage).append(hands.player.element, hands.banker.element);
  const payouts = readPayouts(kit.rules);
  const fields = createFieldChoice(kit.controls, { payouts, money: kit.money() }, () => {
    kit.tones.chip();
    kit.onChoice();
  });

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
    async draw(shown, as, motion) {
      const { coin, stake, choice } = shown.round;
      const round = readHands(shown);
      clear();
      fields.choose(betOf(choice) ?? fields.chosen());
      fields.setStake(stake, { ...kit.money(), coin });
      if (as === 'new') await dealRound(round, hands, { tones: kit.tones, motion });
      else layRound(round, hands);
      if (motion.aborted) return;
      for (const side of ['player', 'banker'] as const)
        hands[side].setWon(round.result === 'tie' ? null : round.result === side);
      fields.light(round.result);
      if (as !== 'replayed') {
        const label = fieldNames[round.result];
        results.add({ text: label.charAt(0), label, kind: round.result });
      }
      await untilDrawn();
    },
    clear,
    offer: ({ mayChoose }) => fields.setOpen(mayChoose),
  };
}
