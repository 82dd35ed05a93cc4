import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';
import { canvasOf } from './canvas-of';
import { smear, smearedShare } from './smear';

/** Textures of the symbols, sharp for resting reels and smeared for turning ones. */
export interface SymbolTextures {
  sharp(id: string): Texture;
  smeared(id: string): Texture;
  destroy(): void;
}

/** Loads the atlas as a vector image, which is sharp at any size. */
export async function loadAtlas(atlas: SymbolAtlas): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = atlas.url;
  await picture.decode();
  return picture;
}

/** Draws every symbol at its display size. */
export function drawSymbols(
  atlas: SymbolAtlas,
  picture: HTMLImageElement,
  cellPixels: number,
): SymbolTextures {
  const sheet = canvasOf(atlas.columns * cellPixels, atlas.rows * cellPixels);
  sheet.context.drawImage(picture, 0, 0, sheet.canvas.width, sheet.canvas.height);
  const smearedHeight = Math.round(cellPixels * smearedShare);
  const smearedSheet = canvasOf(atlas.columns * cellPixels, atlas.rows * smearedHeight);
  for (const id of Object.keys(atlas.symbols)) {
    const { x, y } = cellOf(atlas, id, cellPixels, smearedHeight);
    const smeared = smear(sheet.canvas, cellOf(atlas, id, cellPixels, cellPixels), smearedHeight);
    smearedSheet.context.drawImage(smeared, x, y);
  }
  const sharp = texturesOf(sheet.canvas, atlas, cellPixels, cellPixels);
  const smeared = texturesOf(smearedSheet.canvas, atlas, cellPixels, smearedHeight);
  return {
    sharp: (id) => sharp.get(id) ?? Texture.EMPTY,
    smeared: (id) => smeared.get(id) ?? Texture.EMPTY,
    destroy: () => [...sharp.values(), ...smeared.values()].forEach((texture) => texture.destroy(true)),
  };
}

function texturesOf(
  canvas: HTMLCanvasElement,
  atlas: SymbolAtlas,
  width: number,
  height: number,
): Map<string, Texture> {
  const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: false, scaleMode: 'linear' });
  return new Map(
    Object.keys(atlas.symbols).map((id) => [
      id,
      new Texture({ source, frame: cellOf(atlas, id, width, height) }),
    ]),
  );
}

function cellOf(atlas: SymbolAtlas, id: string, width: number, height: number): Rectangle {
  const { column, row } = atlasSymbol(atlas, id);
  return new Rectangle(column * width, row * height, width, height);
}
