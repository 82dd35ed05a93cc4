/** Appearance of a card's foil: three tones from light to dark, the line of its pattern, and its crumbs. */
export interface FoilStyle {
  readonly tones: readonly [string, string, string];
  readonly line: string;
  readonly shine: string;
  readonly crumbs: readonly string[];
  /** Rows of the pattern over one field. */
  readonly rows: number;
  /** Scales are filled one by one, waves are drawn as rings. */
  readonly pattern: 'scales' | 'waves';
}

const corner = 0.12;

const painted = new WeakMap<FoilStyle, HTMLCanvasElement>();

/** The foil of one field; all fields of a card share it, and all cards while the size of their fields is the same. */
export function foilTexture(style: FoilStyle, width: number, height: number): HTMLCanvasElement {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  const known = painted.get(style);
  if (known?.width === size.width && known.height === size.height) return known;
  const texture = paintTexture(style, size.width, size.height);
  painted.set(style, texture);
  return texture;
}

function paintTexture(style: FoilStyle, width: number, height: number): HTMLCanvasElement {
  const texture = document.createElement('canvas');
  texture.width = width;
  texture.height = height;
  const paint = texture.getContext('2d');
  if (!paint) return texture;
  const [light, middle, dark] = style.tones;
  const base = paint.createLinearGradient(0, 0, width * 0.6, height);
  base.addColorStop(0, light);
  base.addColorStop(0.5, middle);
  base.addColorStop(1, dark);
  paint.beginPath();
  paint.roundRect(0, 0, width, height, corner * Math.min(width, height));
  paint.clip();
  paint.fillStyle = base;
  paint.fillRect(0, 0, width, height);
  paintPattern(paint, style, width, height);
  paintShine(paint, style, width, height);
  return texture;
}

/** Overlapping circles, row by row, each row offset by half a circle: dragon scales, or harbor waves. */
function paintPattern(paint: CanvasRenderingContext2D, style: FoilStyle, width: number, height: number) {
  const radius = height / style.rows;
  paint.strokeStyle = style.line;
  paint.lineWidth = Math.max(1, radius / 16);
  for (let row = 0; row <= style.rows * 2 + 1; row += 1) {
    const y = height - (row - 1) * (radius / 2);
    for (let x = row % 2 === 0 ? 0 : radius; x <= width + radius; x += 2 * radius) {
      paintRound(paint, style, { x, y, radius });
    }
  }
}

function paintRound(
  paint: CanvasRenderingContext2D,
  style: FoilStyle,
  { x, y, radius }: { x: number; y: number; radius: number },
) {
  const [light, middle, dark] = style.tones;
  const fill = paint.createRadialGradient(x, y - radius * 0.4, radius * 0.1, x, y, radius);
  fill.addColorStop(0, style.pattern === 'scales' ? light : middle);
  fill.addColorStop(0.75, middle);
  fill.addColorStop(1, dark);
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
  paint.fillStyle = fill;
  paint.fill();
  paint.stroke();
  if (style.pattern === 'scales') return;
  for (const ring of [0.72, 0.44]) {
    paint.beginPath();
    paint.arc(x, y, radius * ring, 0, 2 * Math.PI);
    paint.stroke();
  }
}

/** A diagonal band of light, and a bright edge. */
function paintShine(paint: CanvasRenderingContext2D, style: FoilStyle, width: number, height: number) {
  const shine = paint.createLinearGradient(0, height, width, 0);
  shine.addColorStop(0.3, 'rgb(255 255 255 / 0)');
  shine.addColorStop(0.5, style.shine);
  shine.addColorStop(0.62, 'rgb(255 255 255 / 0)');
  paint.fillStyle = shine;
  paint.fillRect(0, 0, width, height);
  paint.strokeStyle = style.shine;
  paint.lineWidth = Math.max(2, Math.min(width, height) / 28);
  paint.beginPath();
  paint.roundRect(0, 0, width, height, corner * Math.min(width, height));
  paint.stroke();
}
