import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { shownAt, symbolsAt } from '#domain/games/slots/reel-windows';
import { loadPart } from '#web/lib/builds/chunk-reload';
import type { ReelsScene } from './canvas/reels-scene';
import { hasWebGl } from './canvas/web-gl';
import { PlainReels } from './plain-reels';
import type { ReelsAt } from './reels-at';
import { windowLabel } from './rounds/round-copy';
import type { SymbolAtlas } from './symbol-atlas';
import type { Cell } from './wins/winning-cells';

/**
 * The reels: rendered by WebGL once it is loaded; pictures before that and in browsers without it.
 *
 * @param at       the stop positions
 * @param turning  whether the reels turn; when it becomes false, they stop at `at`
 * @param isMoving  whether they turn or stop, during which their name does not reveal the outcome
 * @param still    no motion: outcomes appear at once
 * @param isHurried  whether stopping reels stop at once, all together
 * @param lit      cells of the win on show, null for none
 * @param onReelsStopped   called each time the reels have stopped after turning
 */
export function Reels(props: {
  machine: SlotMachine;
  atlas: SymbolAtlas;
  at: ReelsAt;
  turning: boolean;
  isMoving: boolean;
  still: boolean;
  isHurried: boolean;
  lit: readonly Cell[] | null;
  onReelLanded: (reel: number) => void;
  onReelsStopped: () => void;
  onPlain: () => void;
}) {
  const { machine, atlas, at, turning, isMoving, still, isHurried, lit } = props;
  const { rows } = machine;
  const box = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<ReelsScene | null>(null);
  const wasTurning = useRef(false);
  const onReelLanded = useEffectEvent(props.onReelLanded);
  const onReelsStopped = useEffectEvent(props.onReelsStopped);
  const onPlain = useEffectEvent(props.onPlain);
  const currently = useEffectEvent(() => at);

  useEffect(() => {
    let abandoned = false;
    let opened: ReelsScene | null = null;
    async function open() {
      if (!hasWebGl()) return onPlain();
      const { openReelsScene } = await loadPart(() => import('./canvas/reels-scene'));
      const glow = getComputedStyle(box.current ?? document.documentElement).getPropertyValue('--win');
      const landed = (reel: number) => onReelLanded(reel);
      opened = await openReelsScene({ rows, atlas, at: currently(), glow, onReelLanded: landed });
      if (abandoned) opened.close();
      else setScene(opened);
    }
    open().catch((failure: unknown) => {
      // The pictures on show stay, and the game continues.
      onPlain();
      reportError(failure);
    });
    return () => {
      abandoned = true;
      setScene(null);
      opened?.close();
    };
  }, [rows, atlas]);

  useEffect(() => {
    const element = box.current;
    if (!scene || !element) return;
    element.append(scene.canvas);
    const observer = new ResizeObserver(() =>
      scene.resize(element.clientWidth, element.clientHeight, Math.min(devicePixelRatio, 3)),
    );
    observer.observe(element);
    // The browser may lose the WebGL context at any time; the pictures take over.
    const lose = () => {
      setScene(null);
      scene.close();
      onPlain();
    };
    scene.canvas.addEventListener('webglcontextlost', lose);
    return () => {
      scene.canvas.removeEventListener('webglcontextlost', lose);
      observer.disconnect();
      scene.canvas.remove();
    };
  }, [scene]);

  useEffect(() => {
    if (turning) {
      if (!still) scene?.run();
      wasTurning.current = true;
      return;
    }
    const ending = wasTurning.current;
    wasTurning.current = false;
    if (!ending) {
      const { fall } = at;
      return fall && !still ? scene?.tumbleTo({ ...at, fall }) : scene?.showAt(at);
    }
    void (scene ? scene.stopAt(at) : Promise.resolve()).then(() => onReelsStopped());
  }, [scene, turning, at, still]);

  // After the effect above, which starts the stop.
  useEffect(() => {
    if (isHurried && !turning) scene?.stopAtOnce(at);
  }, [scene, isHurried, turning, at]);

  useEffect(() => scene?.light(lit), [scene, lit]);

  const window = at.strips.map((strip, reel) => symbolsAt(strip, at.stops[reel] ?? 0, rows));
  const paying = at.strips.map((strip, reel) => shownAt(machine, strip, at.stops[reel] ?? 0));
  return (
    <div
      className="slots-window absolute inset-0 block-full inline-full"
      ref={box}
      role="img"
      aria-label={isMoving ? 'The reels are spinning.' : windowLabel(paying, atlas)}
      data-drawn-by={scene ? 'webgl' : 'pictures'}
    >
      {!scene && <PlainReels atlas={atlas} window={window} turning={turning} lit={lit} />}
    </div>
  );
}
