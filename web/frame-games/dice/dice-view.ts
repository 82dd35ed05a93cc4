import { choiceText, type DiceChoice, percentOf, readChoice } from '#domain/games/originals/dice/choice';
import { createChoiceGroup } from '../originals/choice-group';
import { chanceLabel, multipleLabel, prizeLabel } from '../originals/copy';
import { createLastResults } from '../originals/last-results';
import type { OriginalView, ViewKit } from '../originals/original-view';
import { rowsOf } from '../originals/read-original';
import { createReadouts } from '../originals/readouts';
import { choiceLabel, rollLabel } from './copy';
import { createRollTrack, moveMs } from './roll-track';

const sides = [
  ['under', 'Under'],
  ['over', 'Over'],
] as const;

/** Draws dice: the line with its handle and marker, the side, and what it pays. */
export function createDiceView(kit: ViewKit): OriginalView {
  const multiples = new Map(
    rowsOf(kit.rules.table['pays']).map(([percent, multiple]) => [percent, multiple]),
  );
  let choice: DiceChoice = { side: 'under', number: 50 };
  const track = createRollTrack(kit.stage, (number, { isHeld }) => {
    if (isHeld) change({ ...choice, number }, { isSpoken: false });
    else kit.onChoice();
  });
  const results = createLastResults();
  kit.stage.before(results.element);
  const side = createChoiceGroup(kit.controls, { label: 'Roll', choices: sides }, (chosen) =>
    change({ ...choice, side: chosen }),
  );
  const readouts = createReadouts(kit.controls, ['Chance', 'Pays', 'Prize']);

  function multipleOf(chosen: DiceChoice): number {
    return multiples.get(percentOf(chosen)) ?? 0;
  }

  function change(next: DiceChoice, spoken?: { isSpoken: boolean }): void {
    kit.tones.tick();
    choice = next;
    kit.onChoice(spoken);
    showChoice();
  }

  function showChoice(): void {
    const { locale } = kit.money();
    const multiple = multipleOf(choice);
    track.setChoice(choice);
    side.set(choice.side);
    const stake = kit.stake();
    readouts.set(
      chanceLabel(percentOf(choice) / 100, locale),
      multipleLabel(multiple, locale),
      stake === null ? '–' : prizeLabel(multiple, stake, kit.money()),
    );
  }

  return {
    choice: () => choiceText(choice),
    choiceLabel: () => choiceLabel(choice, multipleOf(choice), kit.money()),
    roundLabel: ({ shown }) => `Roll ${rollLabel(shown['roll']?.[0] ?? 0)}.`,
    keepChoice() {
      const kept = choice;
      return () => void (choice = kept);
    },
    async draw({ round, shown, multiple }, as, motion) {
      choice = readChoice(round.choice) ?? choice;
      showChoice();
      if (as === 'new') kit.tones.roll(moveMs / 1_000);
      const roll = shown['roll']?.[0] ?? 0;
      const isWon = multiple > 0;
      await track.showRoll(roll, { isWon, isMoving: as === 'new', motion });
      if (motion.aborted) return;
      if (as === 'new') kit.tones.chip();
      if (as !== 'replayed') results.add({ text: rollLabel(roll), kind: isWon ? 'won' : 'lost' });
    },
    clear() {
      track.hideRoll();
      showChoice();
    },
    offer({ mayChoose }) {
      track.setOpen(mayChoose);
      side.setOpen(mayChoose);
    },
  };
}
