import type { RoundSketch } from '../history/round-entry';
import { landedLabel } from './unity-copy';

/** Sketch of a round for the history: the segment on which the wheel landed. */
export const sketchOf: RoundSketch = ({ outcome }) => {
  if (outcome.family !== 'wheel') return { picture: <span className="unity-sketch">{outcome.family}</span> };
  const { multiple } = outcome;
  return {
    picture: (
      <span className="unity-sketch" data-above={multiple > 1} aria-hidden="true">
        {multiple} ×
      </span>
    ),
    notes: [landedLabel(outcome)],
  };
};
