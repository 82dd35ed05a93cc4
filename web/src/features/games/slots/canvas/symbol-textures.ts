import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';

/** The symbols as the graphics card holds them, sharp for standing reels and smeared for turning ones. */
export interface SymbolTextures {
  sharp(id: string): Texture;
  smeared(id: string): Texture;
  destroy(): void;
}

/** Loads the atlas as a picture, which stays a drawing: it is sharp at any size. */
export async function loadAtlas(atlas: SymbolAtlas): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = atlas.url;
  await picture.decode();
  return picture;
}

/** Draws every symbol at the size it will be seen at. */
export function drawSymbols(
  atlas: SymbolAtlas,
  picture: HTMLImageElement,
  cellPixels: number,
): SymbolTextures {
  const sharp = canvasFor(atlas, cellPixels);
  sharp.context.drawImage(picture, 0, 0, sharp.canvas.width, sharp.canvas.height);
  const smeared = canvasFor(atlas, cellPixels);
  for (const id of Object.keys(atlas.symbols))
    smear(sharp.canvas, smeared.context, cellOf(atlas, id, cellPixels));
  const sheets = [sharp, smeared].map(({ canvas }) => texturesOf(canvas, atlas, cellPixels));
  const pick = (sheet: number) => (id: string) => sheets[sheet]?.get(id) ?? Texture.EMPTY;
  return {
    sharp: pick(0),
    smeared: pick(1),
    destroy: () => sheets.forEach((sheet) => sheet.forEach((texture) => texture.destroy(true))),
  };
}

const smearSteps = 9;
const smearShare = 0.24;

/** Motion blur downwards: many faint copies that add up to one opaque symbol. */
function smear(from: HTMLCanvasElement, to: CanvasRenderingContext2D, cell: Rectangle) {
  const { x, y, width, height } = cell;
  to.save();
  to.beginPath();
  to.rect(x, y, width, height);
  to.clip();
  to.globalCompositeOperation = 'lighter';
  to.globalAlpha = 1 / smearSteps;
  for (let step = 0; step < smearSteps; step += 1) {
    const shift = (step / (smearSteps - 1) - 0.5) * smearShare * height;
    to.drawImage(from, x, y, width, height, x, y + shift, width, height);
  }
  to.restore();
}

function texturesOf(canvas: HTMLCanvasElement, atlas: SymbolAtlas, cellPixels: number): Map<string, Texture> {
  const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: false, scaleMode: 'linear' });
  return new Map(
    Object.keys(atlas.symbols).map((id) => [
      id,
      new Texture({ source, frame: cellOf(atlas, id, cellPixels) }),
    ]),
  );
}

function cellOf(atlas: SymbolAtlas, id: string, cellPixels: number): Rectangle {
  const { column, row } = atlasSymbol(atlas, id);
  return new Rectangle(column * cellPixels, row * cellPixels, cellPixels, cellPixels);
}

function canvasFor(atlas: SymbolAtlas, cellPixels: number) {
  const canvas = document.createElement('canvas');
  canvas.width = atlas.columns * cellPixels;
  canvas.height = atlas.rows * cellPixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  return { canvas, context };
}
