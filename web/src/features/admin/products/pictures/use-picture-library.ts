import { useEffect, useRef, useState } from 'react';
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
  const [pictures, setPictures] = useState<readonly PublishedPicture[] | null>(null);
  const [next, setNext] = useState<string>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isLoading, setLoading] = useState(false);
  const isRequested = useRef(false);

  async function load(from?: string) {
    setFailure(null);
    setLoading(true);
    try {
      const page = await listPictures(from);
      setPictures((loaded) => newestFirst([...(from === undefined ? [] : (loaded ?? [])), ...page.pictures]));
      setNext(page.next);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setLoading(false);
    }
  }

  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void load();
  }, []);

  return {
    /** null before the first page is loaded. */
    pictures,
    failure,
    isLoading,
    isMore: next !== undefined,
    more: () => void load(next),
    retry: () => void load(pictures === null ? undefined : next),
    async remove(key: string, idempotencyKey: string): Promise<Removal> {
      const product = await productShowing(key);
      if (product !== null) return product;
      await removePicture(key, idempotencyKey);
      setPictures((loaded) => loaded?.filter((picture) => picture.key !== key) ?? null);
      return null;
    },
  };
}

function newestFirst(pictures: readonly PublishedPicture[]): readonly PublishedPicture[] {
  return pictures.toSorted((one, other) => time(other) - time(one));
}

function time({ publishedAt }: PublishedPicture): number {
  return publishedAt?.getTime() ?? 0;
}
