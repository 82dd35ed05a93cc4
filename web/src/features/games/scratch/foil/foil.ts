import { type Box, holds, within, zigzag } from './box';
import { type Crumbs, fallingCrumbs } from './crumbs';
import { eraserOf, fitTo } from './eraser';
import { type FoilStyle, foilTexture } from './foil-texture';
import { type Point, type RubbedArea, rubbedArea } from './rubbed-area';

interface Sheet {
  readonly box: Box;
  readonly area: RubbedArea;
  state: 'covered' | 'scrubbed' | 'fading' | 'gone';
  sinceMs: number;
}

/** Falling crumbs need no more; every frame repaints all pixels of their canvas. */
const crumbSharpness = 0.5;
const scrubMs = 340;
const fadeMs = 240;

/**
 * The foil over the fields of a card: painted on a canvas, rubbed away manually or automatically.
 *
 * @param crumbsOn  the canvas on which crumbs fall; null with reduced motion
 * @param rubbed    grid points of each field that an earlier visit rubbed away
 * @param onOpen    a field has been rubbed open manually
 */
export function layFoil(
  canvas: HTMLCanvasElement,
  crumbsOn: HTMLCanvasElement | null,
  style: FoilStyle,
  rubbed: readonly (readonly number[])[],
  onOpen: (field: number) => void,
) {
  const context = canvas.getContext('2d');
  const eraser = eraserOf(context);
  const crumbs: Crumbs | null = crumbsOn && fallingCrumbs(crumbsOn, style.crumbs, Math.random);
  let sheets: Sheet[] = [];
  let frame = 0;

  function wake() {
    if (frame === 0) frame = requestAnimationFrame(tick);
  }

  function tick(nowMs: number) {
    let moving = crumbs?.paint(nowMs) ?? false;
    for (const sheet of sheets) moving = advance(sheet, nowMs) || moving;
    frame = moving ? requestAnimationFrame(tick) : 0;
  }

  function advance(sheet: Sheet, nowMs: number): boolean {
    const passed = nowMs - sheet.sinceMs;
    if (sheet.state === 'scrubbed') {
      const from = zigzag(sheet.box, (passed - 16) / scrubMs);
      const to = zigzag(sheet.box, passed / scrubMs);
      eraser.stroke(from, to, Math.min(sheet.box.width, sheet.box.height) * 0.2);
      crumbs?.scatter(to.x, to.y, 2, nowMs);
      if (passed >= scrubMs) fade(sheet, nowMs);
      return true;
    }
    if (sheet.state !== 'fading') return false;
    if (passed >= fadeMs) {
      clear(sheet);
      return false;
    }
    const { x, y, width, height } = sheet.box;
    eraser.thin(x - 1, y - 1, width + 2, height + 2);
    return true;
  }

  function clear(sheet: Sheet) {
    const { x, y, width, height } = sheet.box;
    context?.clearRect(x - 1, y - 1, width + 2, height + 2);
    sheet.state = 'gone';
  }

  function fade(sheet: Sheet, nowMs: number) {
    if (!crumbs) {
      clear(sheet);
      return;
    }
    sheet.state = 'fading';
    sheet.sinceMs = nowMs;
    wake();
  }

  return {
    /** Covers every closed field with foil; what was rubbed before stays rubbed. */
    cover(boxes: readonly Box[], isOpen: (field: number) => boolean) {
      const ratio = Math.min(2, window.devicePixelRatio);
      fitTo(canvas, ratio);
      if (crumbsOn) fitTo(crumbsOn, ratio * crumbSharpness);
      sheets = boxes.map((box, field) => ({
        box,
        area: sheets[field]?.area ?? rubbedArea(rubbed[field]),
        state: isOpen(field) ? 'gone' : 'covered',
        sinceMs: 0,
      }));
      const [first] = boxes;
      if (!context || !first) return;
      const texture = foilTexture(style, first.width * ratio, first.height * ratio);
      for (const { box, area, state } of sheets) {
        if (state === 'gone') continue;
        context.drawImage(texture, box.x, box.y, box.width, box.height);
        for (const spot of area.spots()) {
          const at = { x: box.x + spot.x * box.width, y: box.y + spot.y * box.height };
          eraser.stroke(at, at, box.width / 16);
        }
      }
    },
    /** Rubs manually, in CSS pixels. */
    rub(from: Point, to: Point, nowMs: number) {
      const radius = tipOf(sheets);
      eraser.stroke(from, to, radius);
      sheets.forEach((sheet, field) => {
        if (sheet.state !== 'covered') return;
        const { box, area } = sheet;
        area.rub(within(box, from), within(box, to), radius / box.width);
        if (holds(box, to)) crumbs?.scatter(to.x, to.y, 2, nowMs);
        if (!area.isOpen()) return;
        fade(sheet, nowMs);
        onOpen(field);
      });
      wake();
    },
    /** Opens a field automatically; ignores one that was rubbed open. */
    open(field: number, nowMs: number) {
      const sheet = sheets[field];
      if (sheet?.state !== 'covered') return;
      if (!crumbs) {
        clear(sheet);
        return;
      }
      sheet.state = 'scrubbed';
      sheet.sinceMs = nowMs;
      wake();
    },
    /** The field under a point; −1 for the gaps between. */
    fieldAt: (point: Point) => sheets.findIndex(({ box }) => holds(box, point)),
    isCovered: (field: number) => sheets[field]?.state === 'covered',
    /** The rubbed grid points of each field that is still covered; none for other fields. */
    rubbed: () => sheets.map(({ state, area }) => (state === 'covered' ? area.points() : [])),
    close() {
      cancelAnimationFrame(frame);
    },
  };
}

export type Foil = ReturnType<typeof layFoil>;

/** As wide as a fingertip, but never so wide that one stroke opens a field. */
function tipOf([sheet]: readonly Sheet[]): number {
  return sheet ? Math.min(26, Math.min(sheet.box.width, sheet.box.height) * 0.2) : 0;
}
