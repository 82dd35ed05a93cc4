import { unreachable } from '../api/api-refusal';
import { playFabOps } from '../api/play-fab-ops';
import { configureStorage } from '../session/amplify';
import { catalog } from './catalog';
import { listRewardProducts } from './reward-product';

/** A picture of the file bucket that a product can show. */
export interface PublishedPicture {
  /** The key that a product names: the larger of both sizes. */
  readonly key: string;
  readonly publishedAt: Date | null;
}

/** One page of pictures and the cursor of the next; undefined after the last one. */
export interface PicturePage {
  readonly pictures: readonly PublishedPicture[];
  readonly next: string | undefined;
}

const folder = 'media/products/';
const pageSize = 200;
const smallSuffix = '-400.webp';
const largeSuffix = '-800.webp';

/**
 * Lists product pictures through Amplify Storage, each once whatever its sizes.
 *
 * @param next  cursor of the previous page; omitted for the first page
 */
export async function listPictures(next?: string): Promise<PicturePage> {
  const [{ list }] = await Promise.all([import('aws-amplify/storage'), configureStorage()]);
  const page = await list({
    path: folder,
    options: { pageSize, ...(next !== undefined && { nextToken: next }) },
  });
  const pictures = page.items
    .filter(({ path }) => path !== folder && !path.endsWith(smallSuffix))
    .map(({ path, lastModified }) => ({ key: path, publishedAt: lastModified ?? null }));
  return { pictures, next: page.nextToken };
}

/** A signed URL of a picture, valid for 15 minutes. */
export async function pictureAddress(key: string): Promise<string> {
  const [{ getUrl }] = await Promise.all([import('aws-amplify/storage'), configureStorage()]);
  const { url } = await getUrl({ path: key });
  return url.href;
}

/** Permanently deletes a picture in both sizes, after the audit log has recorded the admin. */
export async function removePicture(key: string, idempotencyKey: string): Promise<void> {
  const [{ remove }] = await Promise.all([
    import('aws-amplify/storage'),
    configureStorage(),
    playFabOps.post('/admin/pictures/removals', { body: { image: key }, idempotencyKey }),
  ]);
  const small = key.endsWith(largeSuffix) ? [key.replace(largeSuffix, smallSuffix)] : [];
  await Promise.all([key, ...small].map((path) => remove({ path })));
}

/**
 * Finds a product that shows a picture, whether it is active or not.
 *
 * @returns its name, or null when no product shows it
 */
export async function productShowing(key: string): Promise<string | null> {
  let nextToken: string | null = null;
  do {
    const { listRewardProducts: page } = await requestPage(key, nextToken);
    const shown = page.items.find((product) => product !== null);
    if (shown) return shown.name;
    nextToken = page.nextToken;
  } while (nextToken !== null);
  return null;
}

async function requestPage(key: string, nextToken: string | null) {
  const filter = { image: { contains: key } };
  const { data } = await catalog.query({ query: listRewardProducts, variables: { filter, nextToken } });
  if (!data) throw unreachable('The response has no data.');
  return data;
}
