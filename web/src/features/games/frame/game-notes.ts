import type { Round } from '#contracts/wallet/ledger-shapes';
import { boardName } from '#domain/games/originals/plinko/board-name';
import { bucketOf } from '#domain/games/originals/plinko/bucket';

type Shown = Extract<Round['outcome'], { family: 'originals' }>['shown'];

/** The board and the bucket of a round of plinko. */
export function plinkoNotes({ path = [] }: Shown, choice: string): string[] {
  return [
    `Board: ${boardName(choice)}.`,
    `Bucket ${bucketOf(path) + 1} of ${path.length + 1} from the left.`,
  ];
}

/** Picks, drawn numbers and hits of a round of keno. */
export function kenoNotes({ drawn = [], hits = [] }: Shown, choice: string): string[] {
  const [risk, picks = ''] = choice.split(' ');
  return [
    `Picks: ${picks.replaceAll(',', ', ')} with ${risk} risk.`,
    `Drawn: ${drawn.join(', ')}.`,
    hits.length === 0 ? 'No hits.' : `Hits: ${hits.join(', ')}.`,
  ];
}
