/**
 * Makes a PNG file of a drawing.
 *
 * @param size   in pixels
 * @param paint  draws on the canvas
 * @throws when the browser cannot draw
 */
export async function pngFile(
  { width, height }: { readonly width: number; readonly height: number },
  paint: (painter: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const context = picture.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  paint(context);
  const file = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The browser made no picture');
  return file;
}
