import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url));

/** https://www.w3.org/TR/png/#11IHDR */
function sizeOf(png: Buffer): string {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('web manifest', () => {
  const manifest = webManifest();

  it('has the fields and icons that browsers require for installation', () => {
    expect(manifest).toMatchObject({
      name: 'Jade Harbour',
      short_name: 'Jade Harbour',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    const [plain, mask] = ['any', 'maskable'].map((wanted) =>
      manifest.icons.filter(({ purpose }) => purpose === wanted).map(({ sizes }) => sizes),
    );
    expect(plain).toEqual(['192x192', '512x512']);
    expect(mask).toEqual(['512x512']);
  });

  it('has the same colors as the pages', () => {
    const [, color] = /name="theme-color" content="([^"]+)"/.exec(read('index.html').toString()) ?? [];
    const [, background] = /--background: ([^;]+);/.exec(read('src/styles/tokens.css').toString()) ?? [];

    expect([color, background]).toEqual([manifest.theme_color, manifest.background_color]);
  });

  it('gives the browser the color of the header in each theme', () => {
    const [, dark, light] =
      /name="theme-color" .*data-dark="([^"]+)" data-light="([^"]+)"/.exec(read('index.html').toString()) ??
      [];
    const surfaces = [
      ...read('src/styles/tokens.css')
        .toString()
        .matchAll(/--surface: ([^;]+);/g),
    ];

    expect([dark, light]).toEqual(surfaces.slice(0, 2).map(([, color]) => color));
  });

  it.each(manifest.icons)('has $src in the declared size', ({ src, sizes }) => {
    expect(sizeOf(read(`public${src}`))).toBe(sizes);
  });

  it('has a touch icon for browsers that ignore the manifest', () => {
    expect(sizeOf(read('public/icons/apple-touch-icon.png'))).toBe('180x180');
  });
});
