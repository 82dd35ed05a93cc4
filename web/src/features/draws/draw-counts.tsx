import { countLabel } from '#web/lib/format/numbers';
import type { Draw } from './random-prize-views';

/** Numbers of entries and winners of a draw, as rows of a fact list. */
export function DrawCounts({ draw: { state, entries, winners } }: { draw: Draw }) {
  return (
    <>
      <div>
        <dt>{state === 'open' ? 'Entries so far' : 'Entries'}</dt>
        <dd className="font-display font-bold tabular">{countLabel(entries)}</dd>
      </div>
      <div>
        <dt>{winners === 1 ? 'Winner' : 'Winners'}</dt>
        <dd className="font-display font-bold tabular">{winners}</dd>
      </div>
    </>
  );
}
