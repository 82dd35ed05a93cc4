import type { Round } from '#contracts/wallet/ledger-shapes';

type Outcome = Extract<Round['outcome'], { family: 'originals' }>;

/** Notes on a round of an original: what was chosen and what was drawn. A game without notes of its own has its choice in its notation. */
export function originalNotes({ shown }: Pick<Outcome, 'shown'>, choice: string | null): string[] {
  if (choice === null) return [];
  const { path, drawn, hits } = shown;
  if (path) return plinkoNotes(path, choice);
  if (drawn && hits) return kenoNotes(drawn, hits, choice);
  return [`Choice: ${choice}.`];
}

/** @param path  sides by row, 1 to the right */
function plinkoNotes(path: readonly number[], choice: string): string[] {
  const [rows, risk] = choice.split(' ');
  const bucket = path.reduce((rights, side) => rights + side, 1);
  return [`Board: ${rows} rows, ${risk} risk.`, `Bucket ${bucket} of ${path.length + 1} from the left.`];
}

function kenoNotes(drawn: readonly number[], hits: readonly number[], choice: string): string[] {
  const [risk, picks = ''] = choice.split(' ');
  return [
    `Picks: ${picks.replaceAll(',', ', ')} with ${risk} risk.`,
    `Drawn: ${drawn.join(', ')}.`,
    hits.length === 0 ? 'No hits.' : `Hits: ${hits.join(', ')}.`,
  ];
}
