import type { ListPage } from '#web/lib/api/long-list';
import { useUnloadedList } from '#web/lib/api/use-long-list';
import {
  listPictures,
  productShowing,
  type PublishedPicture,
  removePicture,
} from '#web/lib/catalog/stored-pictures';

/** The result of a removal: null if the picture was removed, otherwise a product that still uses it. */
type Removal = string | null;

/** Pictures of the bucket, page by page; the loaded ones are sorted newest first. */
export function usePictureLibrary() {
  const list = useUnloadedList(({ key }) => key, readPage);
  const { items, next, isLoaded, failure, isPending, loadMore, change } = list;

  return {
    /** null before the first page is loaded. */
    pictures: isLoaded ? newestFirst(items) : null,
    failure,
    isLoading: isPending,
    isMore: next !== null,
    loadMore,
    async remove(key: string, idempotencyKey: string): Promise<Removal> {
      const product = await productShowing(key);
      if (product !== null) return product;
      await removePicture(key, idempotencyKey);
      change((known) => known.filter((picture) => picture.key !== key));
      return null;
    },
  };
}

async function readPage(after: string | null): Promise<ListPage<PublishedPicture>> {
  const { pictures, next = null } = await listPictures(after ?? undefined);
  return { items: pictures, next };
}

function newestFirst(pictures: readonly PublishedPicture[]): readonly PublishedPicture[] {
  return pictures.toSorted((one, other) => time(other) - time(one));
}

function time({ publishedAt }: PublishedPicture): number {
  return publishedAt?.getTime() ?? 0;
}
