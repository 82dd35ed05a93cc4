import { type BannerSize, bannerSvg } from './banner-svg';
import { pngFile } from './png-file';

/**
 * Draws a banner as a PNG file, for places that take no SVG.
 *
 * @throws when the browser cannot draw
 */
export async function bannerPng(size: BannerSize, address: string): Promise<Blob> {
  const { width, height } = size;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(bannerSvg(size, address))}`;
  await image.decode();
  return pngFile(size, (painter) => painter.drawImage(image, 0, 0, width, height));
}
