import { useEffect, useEffectEvent } from 'react';
import type { Synthesizer } from '../../sound/synthesizer';
import { winChime } from '../../sound/win-chime';
import type { CascadeOnTable } from './cascade-progress';

/** How many further notes of the scale each tumble begins with. */
const notesPerStep = 3;

/**
 * Sounds of a cascade: three bells for each win, a step higher with each tumble, and a rise as the symbols vanish.
 *
 * @param synthesizer  returns null while sound is off
 */
export function useCascadeSounds(
  running: CascadeOnTable | null,
  synthesizer: () => Synthesizer | null,
): void {
  const tumbles = running && !running.isFalling ? running.step.tumbles : null;
  const isFalling = running?.isFalling ?? false;

  const ring = useEffectEvent((step: number) => {
    const scale = winChime('grand').slice(Math.min(step, notesPerStep) * notesPerStep);
    const [first] = scale;
    const notes = scale.slice(0, notesPerStep);
    synthesizer()?.chime(notes.map((note) => ({ ...note, afterMs: note.afterMs - (first?.afterMs ?? 0) })));
  });
  useEffect(() => {
    if (tumbles !== null) ring(tumbles);
  }, [tumbles]);

  const rise = useEffectEvent(() => synthesizer()?.rise());
  useEffect(() => {
    if (isFalling) rise();
  }, [isFalling]);
}
