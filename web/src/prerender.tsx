import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { categories } from 'virtual:catalogue';
import { HeadCollector } from '#components/page-head';
import type { Head } from '#web/lib/head';
import { paths } from '#web/lib/paths';
import { routes } from './app/routes';

/** A page as it stands in an HTML file: what was rendered, and from what. */
export interface PrerenderedPage {
  path: string;
  head: Head;
  markup: string;
  hydration: { loaderData: object };
  /** For browsers that come from another page: what the loader of the page's own route gave. */
  payload: { data: unknown };
}

// The build runs this module by itself and reads the pages from its output.
const pages = [paths.home, ...categories.map(({ id }) => paths.category(id))];
console.log(JSON.stringify(await Promise.all(pages.map(renderPage))));

/** @throws Error when the path does not lead to a page */
async function renderPage(path: string): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'https://site.invalid')));
  if (context instanceof Response || context.errors) throw new Error(`${path} cannot be rendered.`);

  let head: Head | undefined;
  const markup = renderToString(
    <HeadCollector value={(collected) => (head = collected)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </HeadCollector>,
  );
  if (!head) throw new Error(`${path} has no head.`);
  const data: unknown = context.loaderData[context.matches.at(-1)?.route.id ?? ''];
  return { path, head, markup, hydration: { loaderData: context.loaderData }, payload: { data } };
}
