import { isRisk, type Risk } from '#domain/games/originals/risks';
import { createChoiceGroup } from '../originals/choice-group';
import { multipleLabel } from '../originals/copy';
import { createLastResults } from '../originals/last-results';
import type { OriginalView, ViewKit } from '../originals/original-view';
import { createRepeatSpeed } from '../originals/repeat-speed';
import { riskNames } from '../originals/risk-names';
import { createBoard } from './board-view';
import { choiceLabel, roundLabel } from './copy';
import { readBoards } from './read-boards';

/** Speed of rounds that follow each other. */
const repeatedSpeed = 1.5;

const rowCounts = [
  ['8', '8'],
  ['12', '12'],
  ['16', '16'],
] as const;

/** Draws plinko: the board with its ball, and the choice of rows and risk. */
export function createPlinkoView({ stage, controls, rules, tones, money, onChoice }: ViewKit): OriginalView {
  const boards = readBoards(rules);
  const board = createBoard(stage, tones);
  const results = createLastResults();
  stage.before(results.element);
  let rows: (typeof rowCounts)[number][0] = '12';
  let risk: Risk = 'medium';
  const speed = createRepeatSpeed(repeatedSpeed);
  const rowGroup = createChoiceGroup(controls, { label: 'Rows', choices: rowCounts }, (chosen) => {
    rows = chosen;
    change();
  });
  const riskGroup = createChoiceGroup(controls, { label: 'Risk', choices: riskNames }, (chosen) => {
    risk = chosen;
    change();
  });

  const choice = () => `${rows} ${risk}`;
  const multiplesOf = (name: string) => boards.get(name) ?? [];

  function change(): void {
    tones.chip();
    show();
    onChoice();
  }

  function show(): void {
    rowGroup.set(rows);
    riskGroup.set(risk);
    board.show(multiplesOf(choice()), money().locale);
  }

  /** Chooses the board of a round. */
  function adopt(name: string): void {
    const [rowsThen, riskThen] = name.split(' ');
    rows = rowCounts.find(([count]) => count === rowsThen)?.[0] ?? rows;
    if (isRisk(riskThen)) risk = riskThen;
  }

  return {
    choice,
    choiceLabel: () => choiceLabel(choice(), multiplesOf(choice()), money()),
    roundLabel: ({ shown, multiple }) => roundLabel(shown['path'] ?? [], multiple, money().locale),
    keepChoice() {
      const kept = choice();
      return () => adopt(kept);
    },
    async draw({ round, shown, multiple }, as, motion) {
      const path = shown['path'] ?? [];
      adopt(round.choice ?? choice());
      show();
      if (as === 'new') {
        await board.drop(path, { speed: speed.now(), motion });
        speed.ended();
      } else board.rest(path);
      if (motion.aborted || as === 'replayed') return;
      const isWon = round.payout > round.stake;
      results.add({ text: multipleLabel(multiple, money().locale), kind: isWon ? 'won' : 'lost' });
    },
    clear: show,
    offer({ mayChoose }) {
      rowGroup.setOpen(mayChoose);
      riskGroup.setOpen(mayChoose);
    },
  };
}
