import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listPictures, pictureAddress, productShowing, removePicture } from './stored-pictures';

const storage = vi.hoisted(() => ({ list: vi.fn(), getUrl: vi.fn(), remove: vi.fn() }));
const query = vi.hoisted(() => vi.fn());
const post = vi.hoisted(() => vi.fn());

vi.mock('aws-amplify/storage', () => storage);
vi.mock('../session/amplify', () => ({ configureStorage: async () => undefined }));
vi.mock('./catalog', () => ({ catalog: { query } }));
vi.mock('../api/play-fab-ops', () => ({ playFabOps: { post } }));

beforeEach(() => {
  for (const mock of [...Object.values(storage), query, post]) mock.mockReset();
});

describe('listPictures', () => {
  it('lists each picture once, with the cursor of the next page', async () => {
    const lastModified = new Date('2026-11-20T10:00:00Z');
    storage.list.mockResolvedValue({
      items: [
        { path: 'media/products/', lastModified },
        { path: 'media/products/a-400.webp', lastModified },
        { path: 'media/products/a-800.webp', lastModified },
        { path: 'media/products/mug.svg' },
      ],
      nextToken: 'more',
    });

    expect(await listPictures()).toEqual({
      pictures: [
        { key: 'media/products/a-800.webp', publishedAt: lastModified },
        { key: 'media/products/mug.svg', publishedAt: null },
      ],
      next: 'more',
    });
    expect(storage.list).toHaveBeenCalledWith({ path: 'media/products/', options: { pageSize: 200 } });
  });

  it('continues from a cursor', async () => {
    storage.list.mockResolvedValue({ items: [] });

    expect(await listPictures('more')).toEqual({ pictures: [], next: undefined });
    expect(storage.list.mock.lastCall?.[0].options.nextToken).toBe('more');
  });
});

describe('pictureAddress', () => {
  it('returns the signed URL of the storage', async () => {
    storage.getUrl.mockResolvedValue({ url: new URL('https://files.test/mug.svg?signed') });

    expect(await pictureAddress('media/products/mug.svg')).toBe('https://files.test/mug.svg?signed');
  });
});

describe('removePicture', () => {
  it.each([
    ['media/products/a-800.webp', ['media/products/a-800.webp', 'media/products/a-400.webp']],
    ['media/products/mug.svg', ['media/products/mug.svg']],
  ])('deletes %s in all of its sizes', async (key, paths) => {
    await removePicture(key, 'removal-1');

    expect(storage.remove.mock.calls.map(([{ path }]) => path)).toEqual(paths);
    expect(post.mock.calls).toEqual([
      ['/admin/pictures/removals', { body: { image: key }, idempotencyKey: 'removal-1' }],
    ]);
  });

  it('keeps a picture when the audit record fails', async () => {
    post.mockRejectedValue(new Error('The log does not answer'));

    await expect(removePicture('media/products/mug.svg', 'removal-1')).rejects.toThrow(
      'The log does not answer',
    );

    expect(storage.remove).not.toHaveBeenCalled();
  });
});

describe('productShowing', () => {
  const page = (items: readonly ({ name: string } | null)[], nextToken: string | null) => ({
    data: { listRewardProducts: { items, nextToken } },
  });

  it('continues after an empty page', async () => {
    query
      .mockResolvedValueOnce(page([], 'more'))
      .mockResolvedValueOnce(page([null, { name: 'Jade Mug' }], 'x'));

    expect(await productShowing('media/products/mug.svg')).toBe('Jade Mug');
    expect(query.mock.calls.map(([{ variables }]) => variables)).toEqual([
      { filter: { image: { contains: 'media/products/mug.svg' } }, nextToken: null },
      { filter: { image: { contains: 'media/products/mug.svg' } }, nextToken: 'more' },
    ]);
  });

  it('returns null after the last page', async () => {
    query.mockResolvedValue(page([], null));

    expect(await productShowing('a')).toBeNull();
  });
});
