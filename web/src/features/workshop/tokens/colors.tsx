import { useCallback, useState } from 'react';
import { Note } from '#components/ui/note';
import { decimalLabel } from '#web/lib/format/numbers';
import { contrast } from '#web/styles/contrast';
import { type Pair, pairsOf } from './pairs';
import { tokenAt, tokenNames } from './token-names';

const enough = 4.5;

/** Text colors with the contrast measured on this page. */
export function Colors({ ground }: { ground: 'background' | 'panel' }) {
  const pairs = pairsOf(tokenNames, ground);
  return (
    <div
      className={
        ground === 'panel'
          ? 'workshop-state panel grid grid-cols-1 gap-2'
          : 'workshop-state grid grid-cols-1 gap-2'
      }
    >
      <Note>{`On ${ground}`}</Note>
      <ul className="grid grid-fill-52 gap-2">
        {pairs.map((pair) => (
          <Swatch key={`${pair.words} ${pair.ground}`} pair={pair} />
        ))}
      </ul>
    </div>
  );
}

function Swatch({ pair: { words, ground } }: { pair: Pair }) {
  const [ratio, setRatio] = useState<number | null>(null);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element) setRatio(contrast(tokenAt(element, words), tokenAt(element, ground)));
    },
    [words, ground],
  );
  return (
    <li
      ref={measure}
      className="workshop-swatch flex gap-3 justify-between px-3 py-2 text-sm tabular rounded-sm"
      data-weak={(ratio !== null && !(ratio >= enough)) || undefined}
      style={{ color: `var(--${words})`, backgroundColor: `var(--${ground})` }}
    >
      <span>{`${words} on ${ground}`}</span>
      <span>{ratio === null ? '…' : `${decimalLabel(ratio, { least: 2, most: 2 })} : 1`}</span>
    </li>
  );
}
