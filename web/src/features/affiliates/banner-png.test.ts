import { afterEach, expect, it, vi } from 'vitest';
import { bannerPng } from './banner-png';
import { bannerFile, bannerSizes } from './banner-svg';

afterEach(() => vi.unstubAllGlobals());

it('bannerPng draws the SVG banner with its measures, and its file has the measures in its name', async () => {
  const [size] = bannerSizes;
  if (!size) throw new Error('There are no banners');
  const drawn: unknown[] = [];
  class FakeImage {
    src = '';
    decode = async () => undefined;
  }
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      drawImage: ({ src }: FakeImage, ...place: number[]) => drawn.push([src.slice(0, 19), ...place]),
    }),
    toBlob: (done: (file: Blob) => void, type: string) => done(new Blob(['png'], { type })),
  };
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('document', { createElement: () => canvas });

  const file = await bannerPng(size, 'https://play.example/?ref=H7QMX2');

  expect([file.type, canvas.width, canvas.height]).toEqual(['image/png', 300, 250]);
  expect(drawn).toEqual([['data:image/svg+xml,', 0, 0, 300, 250]]);
  expect(bannerFile(size, 'png')).toMatch(/-300x250\.png$/);
});
