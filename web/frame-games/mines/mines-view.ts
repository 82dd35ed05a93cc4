import { openDecision, readMines } from '#domain/games/originals/mines/notation';
import { pauseFor } from '../felt/motion';
import { chanceLabel, multipleLabel } from '../originals/copy';
import { createNumberControl } from '../originals/number-control';
import type { OriginalView, ShownRound, ViewKit } from '../originals/original-view';
import { rowsOf } from '../originals/read-original';
import { createReadouts } from '../originals/readouts';
import { createBoard } from './board';
import { choiceLabel, roundLabel } from './copy';
import { closedFaces, facesOf } from './faces';

/** Time to see what a stone hides, and on a mine to see it before all others. */
const liftMs = 260;
const beforeOthersMs = 480;

/** Draws mines: the board of stones, the number of mines, and what the next stone pays. */
export function createMinesView(kit: ViewKit): OriginalView {
  const byMines = rowsOf(kit.rules.table['multiples']);
  const tiles = Number(kit.rules.table['tiles']);
  let mines = 3;
  kit.controls.classList.add('mines__controls');
  const number = createNumberControl(
    kit,
    { label: 'Mines', least: 1, most: byMines.length, step: (value, direction) => value + direction },
    (next) => {
      kit.tones.tick();
      mines = next;
      showOdds(0);
      kit.onChoice();
    },
  );
  const readouts = createReadouts(kit.controls, ['Chance', 'Next pays']);
  const board = createBoard(kit.stage, (tile) => {
    board.setPending(tile);
    kit.decide(openDecision(tile));
  });

  number.set(mines);
  showOdds(0);

  function multiples(): readonly number[] {
    return byMines[mines - 1] ?? [];
  }

  /** Chance and multiple of the next stone. */
  function showOdds(opened: number): void {
    const { locale } = kit.money();
    const next = multiples()[opened];
    const closed = tiles - opened;
    readouts.set(
      chanceLabel((closed - mines) / closed, locale),
      next === undefined ? '–' : multipleLabel(next, locale),
    );
  }

  async function draw(shown: ShownRound, isNew: boolean, motion: AbortSignal): Promise<void> {
    const faces = facesOf(shown);
    board.setPending(null);
    if (isNew && shown.round.decisions.at(-1)?.startsWith('open')) {
      // The lifted stone first; the other ones follow when the round is over.
      board.show(
        faces.map((face) => (face.endsWith('-left') ? 'closed' : face)),
        { isMoving: true },
      );
      if (shown.multiple > 0) kit.tones.good(shown.shown['opened']?.length ?? 1);
      else kit.tones.bad();
      await pauseFor(shown.options.length > 0 ? liftMs : beforeOthersMs);
      if (motion.aborted) return;
    }
    board.show(faces, { isMoving: isNew });
  }

  return {
    choice: () => String(mines),
    choiceLabel: () => choiceLabel({ mines, tiles }, multiples()[0] ?? 0, kit.money().locale),
    roundLabel: (shown) =>
      roundLabel(shown, multiples(), {
        money: { ...kit.money(), coin: shown.round.coin },
        isCollected: shown.round.decisions.at(-1) === 'cash-out',
      }),
    keepChoice() {
      const kept = mines;
      return () => void (mines = kept);
    },
    async draw(shown, as, motion) {
      mines = readMines(shown.round.choice) ?? mines;
      number.set(mines);
      await draw(shown, as === 'new', motion);
      if (motion.aborted) return;
      const isOver = shown.options.length === 0;
      showOdds(isOver ? 0 : (shown.shown['opened']?.length ?? 0));
      // The keyboard follows the round to the stones when it begins. It stays there, so that a repeated press stakes nothing.
      if (!isOver && as === 'new' && !board.hasFocus()) board.focus();
    },
    clear() {
      number.set(mines);
      board.setPending(null);
      board.show(closedFaces(), { isMoving: false });
      showOdds(0);
    },
    offer({ mayChoose, options }) {
      number.setOpen(mayChoose);
      board.setOffered(
        closedFaces().flatMap((_, tile) => (options.includes(openDecision(tile)) ? [tile] : [])),
      );
    },
  };
}
