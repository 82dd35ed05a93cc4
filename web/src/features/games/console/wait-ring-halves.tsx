import { useEffect, useRef } from 'react';
import { nextFrame } from '#web/lib/page/turns';
import { useStill } from '../use-still';
import type { WaitRing } from './wait-ring';

/** One step of the ring. The page computes the style of what moves in each frame that it draws, so a ring in steps spares most of them. */
const stepMs = 50;

/**
 * Draws a ring around the button as two half rings that turn out from behind its halves, one after the other. Unlike the length of a
 * stroke, that is drawn without layout.
 */
export function WaitRingHalves({ fromMs, durationMs }: WaitRing) {
  const ring = useRef<HTMLSpanElement>(null);
  const still = useStill();

  useEffect(() => {
    if (still) return undefined;
    let turns: Animation[] = [];
    let isOver = false;
    // After the frame of the press, since an animation computes the styles of the page as it begins.
    void nextFrame().then(() => {
      if (!isOver && ring.current) turns = startTurning(ring.current, { fromMs, durationMs });
    });
    return () => {
      isOver = true;
      for (const turn of turns) turn.cancel();
    };
  }, [fromMs, durationMs, still]);

  return (
    <span ref={ring} className="absolute inset-0" aria-hidden="true">
      <span className="play-button-half" />
      <span className="play-button-half" />
    </span>
  );
}

function startTurning(ring: HTMLElement, { fromMs, durationMs }: WaitRing): Animation[] {
  const halfMs = durationMs / 2;
  return [...ring.children].map((half, index) => {
    const turn = half.animate(
      { transform: ['none', 'rotate(0.5turn)'] },
      {
        pseudoElement: '::before',
        delay: index * halfMs,
        duration: halfMs,
        fill: 'both',
        easing: `steps(${Math.ceil(halfMs / stepMs)})`,
      },
    );
    // A wait whose end has moved goes on where it was.
    turn.currentTime = performance.now() - fromMs;
    return turn;
  });
}
