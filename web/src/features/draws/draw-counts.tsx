import type { Draw } from './random-prize-views';

/** How many entries a draw has, and how many of them win: rows of its list of facts. */
export function DrawCounts({ draw: { state, entries, winners } }: { draw: Draw }) {
  return (
    <>
      <div>
        <dt>{state === 'open' ? 'Entries so far' : 'Entries'}</dt>
        <dd className="draw-figure">{entries.toLocaleString()}</dd>
      </div>
      <div>
        <dt>{winners === 1 ? 'Winner' : 'Winners'}</dt>
        <dd className="draw-figure">{winners}</dd>
      </div>
    </>
  );
}
