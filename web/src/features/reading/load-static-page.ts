import { notFound } from '#web/lib/page/not-found';
import type { StaticPage } from '#web/lib/page/written';

/**
 * Loads a page by its name, in any letter case.
 *
 * @throws a not-found response for an unknown name
 */
export async function loadStaticPage(name: string, request: Request): Promise<StaticPage> {
  const { pages } = await import('virtual:pages');
  const wanted = name.toLowerCase();
  const found = Object.entries(pages).find(([known]) => known.toLowerCase() === wanted);
  if (!found) throw notFound(request);
  return (await found[1]()).default;
}
