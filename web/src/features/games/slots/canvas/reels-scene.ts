import 'pixi.js/unsafe-eval';
import { Container, Ticker, WebGLRenderer } from 'pixi.js';
import type { ReelsAt } from '../reels-at';
import type { SymbolAtlas } from '../symbol-atlas';
import type { Cell } from '../wins/winning-cells';
import { glowTexture } from './glow-texture';
import { createReelColumn } from './reel-column';
import { advanceTumble, fallingReel, type RunningTumble, startTumble } from './running-tumble';
import {
  hasLanded,
  isAwaited,
  reelMoment,
  restingReels,
  settleReels,
  type SpinningReel,
  startReels,
  stopReels,
} from './spinning-reels';
import { drawSymbols, loadAtlas, type SymbolTextures } from './symbol-textures';

export type ReelsScene = Awaited<ReturnType<typeof openReelsScene>>;

const pulseMs = 900;
/** Lit symbols pulse for a limited time, so that an idle game does not drain the battery. */
const pulsesShown = 6;
const awaitedPulseMs = 420;

/**
 * The reels on a WebGL canvas, which renders only while something moves.
 *
 * @param options.glow          the CSS color behind winning symbols
 * @param options.onReelLanded  called as each reel lands, 0 the leftmost
 * @throws browser errors where WebGL is missing
 */
export async function openReelsScene(options: {
  rows: number;
  atlas: SymbolAtlas;
  at: ReelsAt;
  glow: string;
  onReelLanded: (reel: number) => void;
}) {
  const { rows, atlas } = options;
  const renderer = new WebGLRenderer();
  // Pixi’s events, accessibility layer and filters stay out, and so does its loader, whose blob workers the content security policy
  // forbids.
  await renderer.init({
    backgroundAlpha: 0,
    antialias: false,
    autoDensity: true,
    skipExtensionImports: true,
  });
  // Pixi’s ticker requests every frame indefinitely, even while nothing moves; its housekeeping runs with rendered frames.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const picture = await loadAtlas(atlas);
  const glow = glowTexture(options.glow);
  const stage = new Container();
  const columns = options.at.strips.map(() => createReelColumn(rows, glow));
  stage.addChild(...columns.map(({ view }) => view));

  let reels: SpinningReel[] = restingReels(options.at);
  let tumble: RunningTumble | null = null;
  let lit: readonly Cell[] | null = null;
  let litAtMs = 0;
  let textures: SymbolTextures | null = null;
  let cellPixels = 0;
  let size = { width: 0, height: 0 };
  let landed = new Set<number>();
  let waiting: (() => void)[] = [];
  let nextFrame: number | null = null;
  let isClosed = false;

  const isBreathing = (nowMs: number) => lit !== null && nowMs - litAtMs < pulsesShown * pulseMs;
  const isTurning = () => reels.some(({ run }) => run !== null);

  function draw(nowMs: number) {
    if (!textures || size.width === 0) return;
    const cellWidth = size.width / columns.length;
    const cellHeight = size.height / rows;
    const pulse = isBreathing(nowMs) ? breath((nowMs - litAtMs) / pulseMs) : 0;
    const awaitedBeam = 0.45 + 0.45 * breath(nowMs / awaitedPulseMs);
    for (const [reel, column] of columns.entries()) {
      const spinning = reels[reel];
      if (!spinning) continue;
      const litRows = lit && new Set(lit.filter((cell) => cell.reel === reel).map(({ row }) => row));
      const beam = isAwaited(spinning, nowMs) ? awaitedBeam : 0;
      const falling = fallingReel(tumble, reel, nowMs);
      const columnStyle = { ...reelMoment(spinning, nowMs), lit: litRows, pulse, beam, tumble: falling };
      column.draw(columnStyle, { left: reel * cellWidth, cellWidth, cellHeight }, textures);
    }
    renderer.render(stage);
  }

  function frame(nowMs: number) {
    nextFrame = null;
    reels.forEach((reel, index) => {
      if (!reel.run || landed.has(index) || !hasLanded(reel, nowMs)) return;
      landed.add(index);
      options.onReelLanded(index);
    });
    reels = settleReels(reels, nowMs);
    if (tumble) tumbleOn(tumble, nowMs);
    draw(nowMs);
    Ticker.system.update(nowMs);
    if (!isTurning()) resolveWaiting();
    if (isTurning() || tumble || isBreathing(nowMs)) wake();
  }

  function tumbleOn(running: RunningTumble, nowMs: number) {
    const next = advanceTumble(running, nowMs);
    tumble = next.tumble;
    reels = next.reels ?? reels;
    if (next.touchesDown) options.onReelLanded(reels.length - 1);
  }

  function resolveWaiting() {
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  function wake() {
    if (!isClosed) nextFrame ??= requestAnimationFrame(frame);
  }

  return {
    canvas: renderer.canvas,

    /** Starts the reels, until `stopAt`. */
    run() {
      tumble = null;
      lit = null;
      landed = new Set();
      reels = startReels(reels, performance.now());
      wake();
    },

    /** Stops turning reels here, one by one, with a delay for those that may complete scatters; shows them at once when no reel turns. */
    stopAt(at: ReelsAt): Promise<void> {
      const isUnplanned = reels.some(({ run }) => run?.stop === null);
      if (isUnplanned) reels = stopReels(reels, { at, rows, nowMs: performance.now() });
      else if (!isTurning()) reels = restingReels(at);
      wake();
      return isClosed ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
    },

    /** Shows the reels here at once, in any state. */
    showAt(at: ReelsAt) {
      tumble = null;
      reels = restingReels(at);
      wake();
    },
    /** Lets the symbols that won vanish and others fall, from the window before until the reels show this one. */
    tumbleTo(to: RunningTumble['to']) {
      ({ reels, tumble } = startTumble(to, performance.now()));
      wake();
    },
    /** Lands all turning reels here together; does nothing when none turns. */
    stopAtOnce(at: ReelsAt) {
      if (!isTurning()) return;
      reels = restingReels(at);
      options.onReelLanded(reels.length - 1);
      wake();
    },
    /** Lights these cells and dims the others; null shows no win. */
    light(cells: readonly Cell[] | null) {
      lit = cells;
      litAtMs = performance.now();
      wake();
    },

    /** @param width, height  in CSS pixels */
    resize(width: number, height: number, pixelRatio: number) {
      size = { width, height };
      renderer.resize(width, height, pixelRatio);
      const wanted = Math.ceil((width / columns.length) * pixelRatio);
      // While the window is being resized, symbols are scaled slightly rather than redrawn for each pixel.
      if (wanted > 0 && Math.abs(wanted / cellPixels - 1) > 0.04) {
        const outgrown = textures;
        cellPixels = wanted;
        textures = drawSymbols(atlas, picture, wanted);
        draw(performance.now());
        outgrown?.destroy();
      }
      wake();
    },

    /** Releases all resources and resolves pending waits for the reels. */
    close() {
      if (isClosed) return;
      isClosed = true;
      resolveWaiting();
      if (nextFrame !== null) cancelAnimationFrame(nextFrame);
      textures?.destroy();
      glow.destroy(true);
      stage.destroy({ children: true });
      renderer.destroy();
    },
  };
}

/** From 0 to 1 and back, once per unit of `turns`. */
function breath(turns: number): number {
  return (1 - Math.cos(turns * 2 * Math.PI)) / 2;
}
