import type { ReactNode } from 'react';
import type { ChoiceRange } from '#domain/games/odds/choice-range';
import { OddsFigure } from './odds-figure';

interface RangeFigureProps {
  name: string;
  range: ChoiceRange;
  label: string;
  children: ReactNode;
}

/** A share that the choice decides, as its range of percentages and the part of a bar between them. */
export function RangeFigure({ name, range: { lowest, highest }, label, children }: RangeFigureProps) {
  return (
    <OddsFigure name={name}>
      <strong>{label}</strong>
      <span className="play-odd-track" aria-hidden="true">
        <span
          className="block bg-primary block-full"
          style={{
            inlineSize: `${(highest.basisPoints - lowest.basisPoints) / 100}%`,
            marginInlineStart: `${lowest.basisPoints / 100}%`,
          }}
        />
      </span>
      <span className="text-sm text-muted">{children}</span>
    </OddsFigure>
  );
}
