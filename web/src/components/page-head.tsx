import { createContext, use, useEffect } from 'react';
import type { Head } from '#web/lib/head';
import { updateHead } from '#web/lib/head-updates';

/** Receives the head of a page while it is rendered to HTML, where there is no document to update. */
export const HeadCollector = createContext<((head: Head) => void) | null>(null);

/** Every page renders one: its title, description and canonical address. */
export function PageHead({ title, description, path, type, feed, structured }: Head) {
  const collect = use(HeadCollector);
  collect?.({ title, description, path, type, feed, structured });
  useEffect(
    () => updateHead({ title, description, path, type, feed }),
    [title, description, path, type, feed],
  );
  return null;
}
