/** A point in a frame, from its center, in shares of its size: -0.5 to 0.5. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

/** How a frame shows a picture of its size: the scale, and the shift of the picture's center in shares of the frame. */
export interface ZoomView extends FramePoint {
  readonly scale: number;
}

/** The whole picture. */
export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** Factor of one press of the zoom buttons and keys. */
export const scaleStep = 1.5;

const mostScale = 5;
const pressScale = 2.5;

/** Scales a view about a point of the frame, which keeps its place unless an edge of the picture would enter the frame. */
export function scaledBy(view: ZoomView, factor: number, at: FramePoint): ZoomView {
  const scale = clamp(view.scale * factor, 1, mostScale);
  const ratio = scale / view.scale;
  return covering({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio });
}

/** Moves the picture, as far as it still covers the frame. */
export function movedBy(view: ZoomView, by: FramePoint): ZoomView {
  return covering({ ...view, x: view.x + by.x, y: view.y + by.y });
}

/** Zooms in at a pressed point, or back to the whole picture. */
export function pressed(view: ZoomView, at: FramePoint): ZoomView {
  return isZoomed(view) ? wholePicture : scaledBy(view, pressScale, at);
}

/** Follows one or two fingers from their last places to the current ones. */
export function followed(
  view: ZoomView,
  before: readonly FramePoint[],
  after: readonly FramePoint[],
): ZoomView {
  const [from, to] = [middle(before), middle(after)];
  const isPinch = after.length === 2 && spread(before) > 0;
  const scaled = isPinch ? scaledBy(view, spread(after) / spread(before), from) : view;
  return movedBy(scaled, { x: to.x - from.x, y: to.y - from.y });
}

export function isZoomed({ scale }: ZoomView): boolean {
  return scale > 1;
}

function covering({ scale, x, y }: ZoomView): ZoomView {
  const room = (scale - 1) / 2;
  return { scale, x: clamp(x, -room, room), y: clamp(y, -room, room) };
}

function middle(points: readonly FramePoint[]): FramePoint {
  const sum = (of: (point: FramePoint) => number) => points.reduce((total, point) => total + of(point), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

function spread([one, other]: readonly FramePoint[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
