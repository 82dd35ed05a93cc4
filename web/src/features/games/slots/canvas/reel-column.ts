import { Container, Sprite, type Texture } from 'pixi.js';
import { type ReelLoad, symbolInSlot } from '../motion/reel-symbols';
import type { TumbleMoment } from '../motion/tumble-motion';
import { smearedShare } from './smear';
import type { SymbolTextures } from './symbol-textures';

/** Appearance of a column at one moment. */
export interface ColumnStyle {
  readonly load: ReelLoad;
  /** Symbols traveled since the last rest. */
  readonly position: number;
  /** Symbols per second. */
  readonly speed: number;
  /** Winning rows, or null when no win is on show. */
  readonly lit: ReadonlySet<number> | null;
  /** From 0 to 1 and back, the pulse of lit symbols. */
  readonly pulse: number;
  /** Light behind the whole reel during anticipation, from 0 to 1. */
  readonly beam: number;
  /** Null while nothing tumbles. */
  readonly tumble: TumbleMoment | null;
}

export interface ColumnSize {
  readonly left: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

const smearFrom = 9;
const symbolShare = 0.9;
const dimmed = 0.3;
/** The light behind an awaited reel is round; stretched beyond the window, it fills the reel. */
const beamShare = { width: 1.5, height: 1.7 };

/** The sprites of one reel: one row more than visible, so that symbols can scroll in and out. */
export function createReelColumn(rows: number, glow: Texture) {
  const view = new Container();
  // Laid over the reel rather than added to it: gold added to its blue would be grey.
  const beam = new Sprite({ texture: glow, anchor: 0.5, visible: false });
  const glows = Array.from(
    { length: rows },
    () => new Sprite({ texture: glow, anchor: 0.5, visible: false, blendMode: 'add' }),
  );
  const sprites = Array.from({ length: rows + 1 }, () => new Sprite({ anchor: 0.5 }));
  view.addChild(beam, ...glows, ...sprites);

  function draw(
    { load, position, speed, lit, pulse, beam: light, tumble }: ColumnStyle,
    size: ColumnSize,
    textures: SymbolTextures,
  ) {
    const { left, cellWidth, cellHeight } = size;
    const topSlot = Math.ceil(position);
    const smeared = Math.abs(speed) > smearFrom;
    beam.visible = light > 0;
    beam.position.set(left + cellWidth / 2, (rows / 2) * cellHeight);
    beam.setSize(cellWidth * beamShare.width, rows * cellHeight * beamShare.height);
    beam.alpha = light;
    const edge = Math.min(cellWidth, cellHeight) * symbolShare;
    sprites.forEach((sprite, index) => {
      const slot = topSlot - index;
      const isLit = lit?.has(index) ?? false;
      sprite.texture = (smeared ? textures.smeared : textures.sharp)(symbolInSlot(load, slot));
      const lift = tumble?.lifts[index] ?? 0;
      const vanished = tumble?.gone.has(index) ? tumble.vanished : 0;
      sprite.position.set(left + cellWidth / 2, (position - slot + 0.5 - lift) * cellHeight);
      const size = edge * (isLit ? 1 + 0.09 * pulse : 1) * (1 - 0.35 * vanished);
      sprite.setSize(size, smeared ? size * smearedShare : size);
      sprite.alpha = (lit && !isLit ? dimmed : 1) * (1 - vanished);
    });
    glows.forEach((sprite, row) => {
      const isGone = tumble?.gone.has(row) ?? false;
      sprite.visible = isGone || (lit?.has(row) ?? false);
      sprite.position.set(left + cellWidth / 2, (row + 0.5) * cellHeight);
      sprite.setSize(cellWidth * 1.25, cellHeight * 1.25);
      sprite.alpha = isGone ? 0.8 * (1 - (tumble?.vanished ?? 0)) : 0.45 + 0.4 * pulse;
    });
  }

  return { view, draw };
}
