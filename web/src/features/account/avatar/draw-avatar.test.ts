import { describe, expect, it } from 'vitest';
import { PictureRefused } from '#web/lib/catalog/picture-upload';
import { drawAvatar, squareOf } from './draw-avatar';

describe('squareOf', () => {
  it.each([
    [
      { width: 400, height: 300 },
      { x: 50, y: 0, side: 300 },
    ],
    [
      { width: 300, height: 401 },
      { x: 0, y: 50.5, side: 300 },
    ],
    [
      { width: 8, height: 8 },
      { x: 0, y: 0, side: 8 },
    ],
  ])('returns the middle of %j', (size, square) => {
    expect(squareOf(size)).toEqual(square);
  });
});

describe('drawAvatar', () => {
  it.each([
    ['is no picture', { type: 'application/pdf', size: 10 }, 'This file is not a picture.'],
    ['weighs too much', { type: 'image/png', size: 11 * 1024 * 1024 }, 'Pictures can be up to 10 MB.'],
  ])('rejects a file that %s with a message, without reading it', async (_, file, message) => {
    await expect(drawAvatar(file as File)).rejects.toEqual(new PictureRefused(message));
  });
});
