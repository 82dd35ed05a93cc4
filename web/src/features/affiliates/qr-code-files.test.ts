import { describe, expect, it } from 'vitest';
import { paintQr, pngModulePixels, type QrPainter, qrSize, qrSvg } from './qr-code-files';
import { readQrModules } from './qr-fixture';

const address = 'https://play.example/?ref=H7QMX2';
const quietZone = 4;
/** Version 3 with its quiet zone. */
const size = 29 + 2 * quietZone;

/** A finder pattern of ISO/IEC 18004. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

describe('qrSvg', () => {
  it('draws dark modules on white, with three finder patterns inside a quiet zone', () => {
    const svg = qrSvg(address);
    const modules = modulesOf(svg);

    expect(svg).toContain(`viewBox="0 0 ${size * 10} ${size * 10}"`);
    expect(svg).toContain('<rect fill="white"');
    expect(svg).toContain('<path fill="black"');
    for (const [row, column] of [
      [quietZone, quietZone],
      [quietZone, size - quietZone - 7],
      [size - quietZone - 7, quietZone],
    ] as const)
      expect(part(modules, { row, column, side: 7 })).toEqual(finder);
    expect(
      modules.flatMap((line, row) => line.filter((isDark, column) => isDark && isQuiet(row, column))),
    ).toEqual([]);
  });

  it('contains the address, as a reader decodes it', () => {
    expect(readQrModules(inner(modulesOf(qrSvg(address))))).toBe(address);
  });

  it('has a name for screen readers, also with the signs of a sub-id', () => {
    expect(qrSvg(`${address}&sub=a`)).toContain(
      'role="img"><title>QR code that opens https://play.example/?ref=H7QMX2&amp;sub=a</title>',
    );
  });

  it('grows with a longer address', () => {
    expect(qrSize(`${address}&sub=${'a'.repeat(40)}`)).toBeGreaterThan(qrSize(address));
  });
});

describe('paintQr', () => {
  it('paints the modules of the SVG file on white, in whole pixels', () => {
    const painted = recordPainting((painter) => paintQr(painter, address));

    const [ground, ...dark] = painted;
    const side = size * pngModulePixels;
    expect(ground).toEqual({ style: '#ffffff', x: 0, y: 0, width: side, height: side });
    expect(new Set(dark.map(({ style }) => style))).toEqual(new Set(['#000000']));
    const modules = emptyModules();
    for (const { x, y, width, height } of dark) {
      expect([width, height]).toEqual([pngModulePixels, pngModulePixels]);
      modules[y / pngModulePixels]![x / pngModulePixels] = true;
    }
    expect(modules).toEqual(modulesOf(qrSvg(address)));
  });
});

function emptyModules(): boolean[][] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => false));
}

/** The modules that an SVG file draws, each a square of 10 units. */
function modulesOf(svg: string): boolean[][] {
  const modules = emptyModules();
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g))
    modules[Number(y) / 10]![Number(x) / 10] = true;
  return modules;
}

function inner(modules: readonly boolean[][]): boolean[][] {
  return modules.slice(quietZone, size - quietZone).map((line) => line.slice(quietZone, size - quietZone));
}

function part(
  modules: readonly boolean[][],
  { row, column, side }: { row: number; column: number; side: number },
): string[] {
  return modules.slice(row, row + side).map((line) =>
    line
      .slice(column, column + side)
      .map((isDark) => (isDark ? '#' : '.'))
      .join(''),
  );
}

function isQuiet(row: number, column: number): boolean {
  return [row, column].some((at) => at < quietZone || at >= size - quietZone);
}

function recordPainting(paint: (painter: QrPainter) => void) {
  const painted: { style: unknown; x: number; y: number; width: number; height: number }[] = [];
  const painter: QrPainter = {
    fillStyle: '',
    fillRect: (x, y, width, height) => painted.push({ style: painter.fillStyle, x, y, width, height }),
  };
  paint(painter);
  return painted;
}
