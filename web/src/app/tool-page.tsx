import { type ComponentType, lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { StaticPage } from '#web/lib/page/written';
import { loadStaticPage } from '../features/reading/load-static-page';
import { placeInText } from '../features/reading/place-in-text';
import { StaticPageArticle } from '../features/reading/static-page-article';
import { WrittenText } from '../features/reading/written-text';
import '../features/reading/reading.css';

/**
 * The route of a static page with an interactive tool at a marked place in its text. The tool is already in the HTML; its code loads
 * after the first paint.
 *
 * @param name  of the page
 */
export function toolPage(name: string, loadTool: () => Promise<{ default: ComponentType }>) {
  let Tool: ComponentType = lazy(loadTool);

  return {
    async load({ request }: LoaderFunctionArgs): Promise<StaticPage> {
      const page = await loadStaticPage(name, request);
      // The build renders in one pass.
      if (import.meta.env.SSR) Tool = (await loadTool()).default;
      return page;
    },
    Component() {
      const page = useLoaderData<StaticPage>();
      const place = placeInText(page.body);
      return (
        <StaticPageArticle page={{ ...page, body: page.body.slice(place) }}>
          {place > 0 && <WrittenText body={page.body.slice(0, place)} />}
          <Suspense fallback={<div className="min-block-88" />}>
            <Tool />
          </Suspense>
        </StaticPageArticle>
      );
    },
  };
}
