import type { Round } from '#contracts/wallet/ledger-shapes';
import { boardName } from '#domain/games/originals/plinko/board-name';
import { bucketOf } from '#domain/games/originals/plinko/bucket';

type Outcome = Extract<Round['outcome'], { family: 'originals' }>;

/** Notes in the words of a game on what was chosen and drawn; null for a game without words of its own. */
export function gameNotes({ shown }: Pick<Outcome, 'shown'>, choice: string | null): string[] | null {
  const { path, drawn, hits } = shown;
  if (choice === null) return null;
  if (path) return plinkoNotes(path, choice);
  return drawn && hits ? kenoNotes(drawn, hits, choice) : null;
}

/** @param path  sides by row, 1 to the right */
function plinkoNotes(path: readonly number[], choice: string): string[] {
  return [
    `Board: ${boardName(choice)}.`,
    `Bucket ${bucketOf(path) + 1} of ${path.length + 1} from the left.`,
  ];
}

function kenoNotes(drawn: readonly number[], hits: readonly number[], choice: string): string[] {
  const [risk, picks = ''] = choice.split(' ');
  return [
    `Picks: ${picks.replaceAll(',', ', ')} with ${risk} risk.`,
    `Drawn: ${drawn.join(', ')}.`,
    hits.length === 0 ? 'No hits.' : `Hits: ${hits.join(', ')}.`,
  ];
}
