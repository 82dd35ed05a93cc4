import { Trophy } from 'lucide-react';
import { entryLabel } from '#domain/rewards/draws/entry-number';
import { noWinner } from './random-prize-copy';
import type { Draw } from './random-prize-views';

/** The winning entry numbers; those of the player are highlighted. */
export function WinnersList({
  draw,
  own,
}: {
  draw: Draw;
  own: readonly { first: number; quantity: number }[];
}) {
  if (draw.winning.length === 0) return <p className="chance-quiet text-sm text-muted">{noWinner}</p>;
  const isOwn = (number: number) =>
    own.some(({ first, quantity }) => number >= first && number < first + quantity);
  return (
    <ol className="draw-winners grid gap-3">
      {draw.winning.map((number) => (
        <li key={number} data-own={isOwn(number) || undefined}>
          <Trophy aria-hidden="true" size={18} />
          <span className="font-display font-bold tabular">{entryLabel(number)}</span>
          {isOwn(number) && <span>Yours</span>}
        </li>
      ))}
    </ol>
  );
}
