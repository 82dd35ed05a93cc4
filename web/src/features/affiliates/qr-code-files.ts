import { encode, renderSVG } from 'uqr';
import { escapeXml } from './escape-xml';
import { pngFile } from './png-file';

/** Error correction M survives print and a fold; ISO/IEC 18004 requires a quiet zone of four modules. */
const settings = { ecc: 'M', border: 4 } as const;

/** Pixels of a module in the PNG file, which stays sharp on a poster. */
export const pngModulePixels = 20;

/** What a QR code is drawn with; a canvas has it. */
export type QrPainter = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>;

/** The QR code of an address as an SVG file with a name for screen readers: dark modules on white in every theme. */
export function qrSvg(address: string): string {
  const svg = renderSVG(address, { ...settings, pixelSize: 10 });
  return svg.replace(
    /^<svg([^>]*)>/,
    `<svg$1 role="img"><title>${escapeXml(`QR code that opens ${address}`)}</title>`,
  );
}

/** The number of modules on each side, quiet zone included. */
export function qrSize(address: string): number {
  return encode(address, settings).size;
}

/** Draws the QR code of an address, as `qrSvg` does. */
export function paintQr(painter: QrPainter, address: string): void {
  const { data, size } = encode(address, settings);
  painter.fillStyle = '#ffffff';
  painter.fillRect(0, 0, size * pngModulePixels, size * pngModulePixels);
  painter.fillStyle = '#000000';
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark)
        painter.fillRect(column * pngModulePixels, row * pngModulePixels, pngModulePixels, pngModulePixels);
}

/** The QR code of an address as a PNG file. */
export function qrPng(address: string): Promise<Blob> {
  const side = qrSize(address) * pngModulePixels;
  return pngFile({ width: side, height: side }, (painter) => paintQr(painter, address));
}
