import { createContext, use, useEffect } from 'react';
import type { Head } from '#web/lib/page/head';
import { updateHead } from '#web/lib/page/head-updates';

/** Collects the document head while a page is prerendered, where there is no document to update. */
export const HeadCollector = createContext<((head: Head) => void) | null>(null);

/** Sets the title, description and canonical address; every page renders one. */
export function PageHead({ title, description, path, type, feed, structured }: Head) {
  const collect = use(HeadCollector);
  collect?.({ title, description, path, type, feed, structured });
  useEffect(
    () => updateHead({ title, description, path, type, feed }),
    [title, description, path, type, feed],
  );
  return null;
}
