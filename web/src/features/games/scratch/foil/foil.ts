import { type Crumbs, fallingCrumbs } from './crumbs';
import { type FoilLook, foilTexture } from './foil-texture';
import { type Point, type RubbedArea, untouchedArea } from './rubbed-area';

/** A field of the card, in CSS pixels from the corner of the foil. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Sheet {
  readonly box: Box;
  readonly area: RubbedArea;
  state: 'covered' | 'scrubbed' | 'fading' | 'gone';
  sinceMs: number;
}

const scrubMs = 340;
const fadeMs = 240;
/** Strokes of a field that is rubbed by itself. */
const zigzags = 5;

/**
 * The foil over the fields of a card: painted on a canvas, rubbed away by hand or by itself.
 *
 * @param crumbsOn  the canvas on which crumbs fall; null where nothing is to move
 * @param onOpen    a field has been rubbed open by hand
 */
export function layFoil(
  canvas: HTMLCanvasElement,
  crumbsOn: HTMLCanvasElement | null,
  look: FoilLook,
  onOpen: (field: number) => void,
) {
  const context = canvas.getContext('2d');
  const crumbs: Crumbs | null = crumbsOn && fallingCrumbs(crumbsOn, look.crumbs, Math.random);
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
      const [from, to] = [zigzag(sheet.box, (passed - 16) / scrubMs), zigzag(sheet.box, passed / scrubMs)];
      erase(from, to, Math.min(sheet.box.width, sheet.box.height) * 0.2);
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
    paintOut(() => {
      if (!context) return;
      context.globalAlpha = 0.16;
      context.fillRect(x - 1, y - 1, width + 2, height + 2);
    });
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

  function paintOut(paint: () => void) {
    if (!context) return;
    context.save();
    context.globalCompositeOperation = 'destination-out';
    paint();
    context.restore();
  }

  /** A stroke with a frayed edge: foil comes off in flakes. */
  function erase(from: Point, to: Point, radius: number) {
    paintOut(() => {
      if (!context) return;
      context.lineCap = 'round';
      context.lineWidth = radius * 1.7;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
      const flakes = 2 + Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6);
      for (let flake = 0; flake < flakes; flake += 1) {
        const along = flake / flakes;
        const angle = Math.random() * 2 * Math.PI;
        const away = radius * (0.75 + Math.random() * 0.3);
        context.beginPath();
        context.arc(
          from.x + (to.x - from.x) * along + Math.cos(angle) * away,
          from.y + (to.y - from.y) * along + Math.sin(angle) * away,
          radius * (0.08 + Math.random() * 0.18),
          0,
          2 * Math.PI,
        );
        context.fill();
      }
    });
  }

  return {
    /** Lays foil over every field that is not open; what was rubbed of a field before stays rubbed. */
    cover(boxes: readonly Box[], isOpen: (field: number) => boolean) {
      const ratio = sizeOf(canvas);
      if (crumbsOn) sizeOf(crumbsOn);
      sheets = boxes.map((box, field) => ({
        box,
        area: sheets[field]?.area ?? untouchedArea(),
        state: isOpen(field) ? 'gone' : 'covered',
        sinceMs: 0,
      }));
      const [first] = boxes;
      if (!context || !first) return;
      const texture = foilTexture(look, first.width * ratio, first.height * ratio);
      for (const { box, area, state } of sheets) {
        if (state === 'gone') continue;
        context.drawImage(texture, box.x, box.y, box.width, box.height);
        for (const spot of area.spots()) {
          const at = { x: box.x + spot.x * box.width, y: box.y + spot.y * box.height };
          erase(at, at, box.width / 16);
        }
      }
    },
    /** Rubs by hand, in CSS pixels. */
    rub(from: Point, to: Point, nowMs: number) {
      const radius = tipOf(sheets);
      erase(from, to, radius);
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
    /** Opens a field that was not rubbed open by hand; nothing happens to one that is. */
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

/** Where a field that is rubbed by itself is rubbed at a moment of it, from 0 to 1. */
function zigzag({ x, y, width, height }: Box, progress: number): Point {
  const along = Math.min(1, Math.max(0, progress));
  const stroke = along * zigzags;
  const back = Math.floor(stroke) % 2 === 1;
  const across = back ? 1 - (stroke % 1) : stroke % 1;
  return { x: x + width * (0.1 + 0.8 * across), y: y + height * (0.08 + 0.84 * along) };
}

function within(box: Box, { x, y }: Point): Point {
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

function holds(box: Box, { x, y }: Point): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

/** Gives a canvas as many pixels as the screen has where it stands, and lets it be painted in CSS pixels. */
function sizeOf(canvas: HTMLCanvasElement): number {
  const ratio = Math.min(2, window.devicePixelRatio);
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
  canvas.getContext('2d')?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return ratio;
}
