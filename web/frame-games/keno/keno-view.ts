import { choiceText, readChoice } from '#domain/games/originals/keno/choice';
import { createChoiceGroup } from '../originals/choice-group';
import type { OriginalView, ShownRound, ViewKit } from '../originals/original-view';
import { createRepeatSpeed } from '../originals/repeat-speed';
import { riskNames } from '../originals/risk-names';
import { choiceLabel, fullLabel, roundAnnouncement, roundLabel } from './copy';
import { createKenoBoard } from './keno-board';
import { createPickButtons } from './pick-buttons';
import type { Drawn, Picked } from './picked';
import { pickForMe } from './picks';
import { readKenoRules } from './read-pays';

/** Speed of rounds that follow each other. */
const repeatedSpeed = 1.6;

/** Draws keno: the board with its numbers, what hits pay, and the choice of picks and risk. */
export function createKenoView({ stage, controls, rules, tones, money, onChoice }: ViewKit): OriginalView {
  const keno = readKenoRules(rules);
  let picked: Picked = { risk: 'medium', picks: new Set() };
  let isOverfull = false;
  const speed = createRepeatSpeed(repeatedSpeed);
  const board = createKenoBoard(stage, keno, tones, toggle);
  const riskGroup = createChoiceGroup(controls, { label: 'Risk', choices: riskNames }, (risk) =>
    change({ ...picked, risk }),
  );
  const buttons = createPickButtons(
    () => change({ ...picked, picks: pickForMe(picked.picks, keno) }),
    () => change({ ...picked, picks: new Set() }),
  );
  controls.append(buttons.element);

  function toggle(number: number): void {
    const picks = new Set(picked.picks);
    if (!picks.delete(number)) picks.add(number);
    isOverfull = picks.size > keno.mostPicks;
    change(isOverfull ? picked : { ...picked, picks });
    isOverfull = false;
  }

  function change(next: Picked): void {
    tones.chip();
    picked = next;
    showChoice();
    onChoice();
  }

  function showChoice(): void {
    riskGroup.set(picked.risk);
    board.show(picked, money().locale);
  }

  return {
    choice: () => choiceText({ risk: picked.risk, picks: [...picked.picks] }),
    isComplete: () => picked.picks.size > 0,
    choiceLabel() {
      const { risk, picks } = picked;
      if (isOverfull) return fullLabel(keno.mostPicks);
      const multiples = keno.paysOf(risk, picks.size);
      return choiceLabel(risk, picks.size, { multiples, rules: keno, money: money() });
    },
    roundLabel: (shown) => roundLabel(drawnIn(shown), pickedIn(shown), shown.multiple, money().locale),
    roundAnnouncement(shown) {
      const drawn = drawnIn(shown);
      return roundAnnouncement(drawn, roundLabel(drawn, pickedIn(shown), shown.multiple, money().locale));
    },
    keepChoice() {
      const kept = picked;
      return () => void (picked = kept);
    },
    async draw(shown, as, motion) {
      const [then, drawn] = [pickedIn(shown), drawnIn(shown)];
      picked = then;
      showChoice();
      if (as !== 'new') return board.rest(then, drawn);
      await board.draw(then, drawn, { speed: speed.now(), motion });
      speed.ended();
    },
    clear: showChoice,
    offer({ mayChoose }) {
      board.setOpen(mayChoose);
      riskGroup.setOpen(mayChoose);
      buttons.offer({ mayPick: mayChoose, hasPicks: picked.picks.size > 0 });
    },
  };
}

function drawnIn({ shown }: ShownRound): Drawn {
  return { drawn: shown['drawn'] ?? [], hits: shown['hits'] ?? [] };
}

/**
 * The choice of a round.
 *
 * @throws TypeError for a round of another game
 */
function pickedIn({ round }: ShownRound): Picked {
  const choice = readChoice(round.choice);
  if (!choice) throw new TypeError('This is no round of keno.');
  return { risk: choice.risk, picks: new Set(choice.picks) };
}
