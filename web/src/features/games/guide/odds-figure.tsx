import type { ReactNode } from 'react';
import { publishedPercent, type Share } from './share-odds';

/** One figure among the odds of a game. */
export function OddsFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="play-odd">
      <dt className="text-sm font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A share among the odds of a game, as a percentage and a bar. */
export function ShareFigure({ name, share, children }: { name: string; share: Share; children: ReactNode }) {
  return (
    <OddsFigure name={name}>
      <strong>{publishedPercent(share)}</strong>
      <span className="play-odd-track" aria-hidden="true">
        <span
          className="block bg-primary block-full"
          style={{ inlineSize: `${Math.min(share.basisPoints, 10_000) / 100}%` }}
        />
      </span>
      <span className="text-sm text-muted">{children}</span>
    </OddsFigure>
  );
}
