import type { LimboNumbers } from '#domain/games/originals/limbo/chance';
import { readTarget, targets, targetText } from '#domain/games/originals/limbo/target';
import { chanceLabel, multipleLabel, prizeLabel } from '../originals/copy';
import { createLastResults } from '../originals/last-results';
import { createNumberControl } from '../originals/number-control';
import type { OriginalView, ViewKit } from '../originals/original-view';
import { numberOf } from '../originals/read-original';
import { createReadouts } from '../originals/readouts';
import { chanceOf, targetLabel } from './copy';
import { nextTarget } from './height';
import { createLantern } from './lantern';

/** Draws limbo: the lantern, the target and its chance. Multiples are in hundredths. */
export function createLimboView(kit: ViewKit): OriginalView {
  const table: LimboNumbers = {
    draws: numberOf(kit.rules.table['draws']),
    returned: numberOf(kit.rules.table['returned']),
  };
  let target = 200;
  const lantern = createLantern(kit.stage);
  const results = createLastResults();
  kit.stage.before(results.element);
  const control = createNumberControl(
    kit,
    {
      label: 'Target',
      least: targets.least / 100,
      most: targets.most / 100,
      decimals: 2,
      step: (value, direction) => nextTarget(Math.round(value * 100), direction) / 100,
    },
    (value) => {
      kit.tones.tick();
      target = Math.round(value * 100);
      kit.onChoice();
      showTarget();
    },
  );
  const readouts = createReadouts(kit.controls, ['Chance', 'Prize']);

  function showTarget(): void {
    const { locale } = kit.money();
    const stake = kit.stake();
    lantern.setTarget(target, locale);
    control.set(target / 100);
    readouts.set(
      chanceLabel(chanceOf(table, target), locale),
      stake === null ? '–' : prizeLabel(target, stake, kit.money()),
    );
  }

  return {
    choice: () => targetText(target),
    choiceLabel: () => targetLabel(table, target, kit.money()),
    roundLabel: ({ shown }) => `Result ${multipleLabel(shown['result']?.[0] ?? 0, kit.money().locale)}.`,
    keepChoice() {
      const kept = target;
      return () => void (target = kept);
    },
    async draw({ round, shown, multiple }, as, motion) {
      target = readTarget(round.choice) ?? target;
      showTarget();
      const result = shown['result']?.[0] ?? 100;
      const isWon = multiple > 0;
      const { locale } = kit.money();
      await lantern.rise(result, {
        isWon,
        isNew: as === 'new',
        motion,
        locale,
        onRise: (seconds) => kit.tones.rise(seconds),
        onTenfold: () => kit.tones.tick(),
      });
      if (motion.aborted) return;
      if (as === 'new') kit.tones.chip();
      if (as !== 'replayed')
        results.add({ text: multipleLabel(result, locale), kind: isWon ? 'won' : 'lost' });
    },
    clear() {
      lantern.rest(kit.money().locale);
      showTarget();
    },
    offer: ({ mayChoose }) => control.setOpen(mayChoose),
  };
}
