import { useEffect, useRef, useState } from 'react';
import {
  listPictures,
  productShowing,
  type PublishedPicture,
  removePicture,
} from '#web/lib/catalog/stored-pictures';

/** What became of a wish to remove a picture: null when it went, otherwise the product that still shows it. */
type Removal = string | null;

/** Pictures of the bucket, the newest of those that are loaded first, page by page. */
export function usePictureLibrary() {
  const [pictures, setPictures] = useState<readonly PublishedPicture[] | null>(null);
  const [next, setNext] = useState<string>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isLoading, setLoading] = useState(false);
  const isAsked = useRef(false);

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
    if (isAsked.current) return;
    isAsked.current = true;
    void load();
  }, []);

  return {
    /** Null before the first page came. */
    pictures,
    failure,
    isLoading,
    isMore: next !== undefined,
    more: () => void load(next),
    retry: () => void load(pictures === null ? undefined : next),
    async remove(key: string): Promise<Removal> {
      const product = await productShowing(key);
      if (product !== null) return product;
      await removePicture(key);
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
