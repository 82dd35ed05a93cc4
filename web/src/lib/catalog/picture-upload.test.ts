import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureFault, placePicture, uploadPicture } from './picture-upload';

const megabyte = 1024 * 1024;

interface Upload {
  path: (session: { identityId?: string }) => string;
  data: Blob;
  options: { contentType: string; onProgress: (event: { transferredBytes: number }) => void };
}
const uploads = vi.hoisted(() => [] as Upload[]);
const calls = vi.hoisted(() => [] as unknown[]);

vi.mock('aws-amplify/storage', () => ({
  uploadData(upload: Upload) {
    uploads.push(upload);
    upload.options.onProgress({ transferredBytes: upload.data.size });
    return { result: Promise.resolve({ path: upload.path({ identityId: 'us-east-1:me' }) }) };
  },
}));
vi.mock('../session/amplify', () => ({ configureStorage: async () => undefined }));
vi.mock('../api/amplify-rest', () => ({
  async callPlayFabOps(...call: unknown[]) {
    calls.push(call);
    return { image: 'media/products/abc-800.webp' };
  },
}));

beforeEach(() => {
  uploads.splice(0);
  calls.splice(0);
});

describe('pictureFault', () => {
  it.each([
    ['image/png', 10 * megabyte, null],
    ['image/avif', 1, null],
    ['image/jpeg', 10 * megabyte + 1, 'Pictures can be up to 10 MB.'],
    ['application/pdf', 1, 'This file is not a picture.'],
    ['', 1, 'This file is not a picture.'],
  ])('for %s with %i bytes is %s', (type, size, fault) => {
    expect(pictureFault({ type, size })).toBe(fault);
  });
});

describe('placePicture', () => {
  it.each([
    ['4:3', { width: 1600, height: 1200 }, { width: 800, height: 600, x: 0, y: 0 }],
    [
      'a wide one, cut at its sides',
      { width: 1600, height: 1000 },
      { width: 960, height: 600, x: -80, y: 0 },
    ],
    [
      'a square, cut at top and bottom',
      { width: 90, height: 90 },
      { width: 800, height: 800, x: 0, y: -100 },
    ],
    ['a tower, shown whole', { width: 500, height: 1000 }, { width: 300, height: 600, x: 250, y: 0 }],
    ['a panorama, shown whole', { width: 4000, height: 1000 }, { width: 800, height: 200, x: 0, y: 200 }],
  ])('places %s on a 4:3 canvas', (_, source, drawn) => {
    expect(placePicture(source, 800)).toEqual({ width: 800, height: 600, drawn });
  });
});

describe('uploadPicture', () => {
  const sizes = [new Blob(['x'.repeat(75)]), new Blob(['x'.repeat(25)])] as const;

  it('uploads both sizes below the identity, and publishes them under the same name on a retry', async () => {
    const image = await uploadPicture({ name: 'one', sizes, onProgress: () => undefined });

    const keys = ['uploads/us-east-1:me/one-800.webp', 'uploads/us-east-1:me/one-400.webp'];
    expect(image).toBe('media/products/abc-800.webp');
    expect(uploads.map(({ data, options }) => [data, options.contentType])).toEqual([
      [sizes[0], 'image/webp'],
      [sizes[1], 'image/webp'],
    ]);
    expect(calls).toEqual([
      ['post', { path: '/admin/pictures', body: { uploads: keys }, headers: { 'Idempotency-Key': 'one' } }],
    ]);
  });

  it('reports the share of both uploads together', async () => {
    const shares: number[] = [];

    await uploadPicture({ name: 'one', sizes, onProgress: (share) => shares.push(share) });

    expect(shares).toEqual([0.75, 1]);
  });
});
