import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { categories, games } from 'virtual:catalog';
import { pages as staticPages } from 'virtual:pages';
import { posts, tags } from 'virtual:posts';
import { HeadCollector } from '#components/page-head';
import type { Head } from '#web/lib/head';
import { paths } from '#web/lib/paths';
import type { Post } from '#web/lib/written';
import { loadBelow } from './app/layouts/below';
import { DefaultLayout } from './app/layouts/default-layout';
import { Root } from './app/root';
import { routes } from './app/routes';
import { structuredCategory, structuredLobby } from './features/home/structured-games';
import { StoreOutline } from './features/store/store-outline';

/** A page as it stands in an HTML file. */
interface Html {
  path: string;
  head: Head;
  /** How the paths of the modules of its lazy routes end: their code is asked for together with the page. */
  modules: readonly string[];
  markup: string;
}

/** What all players see alike of a page of theirs, which the page itself takes the place of once it has all that it shows. */
export type Outline = Html;

/** A page for everybody: what was rendered, and from what. */
export interface PrerenderedPage extends Html {
  /** The day of its last change, where its text tells one. */
  changedOn?: string | undefined;
  hydration: { loaderData: object };
  /** For browsers that come from another page: what the loader of the page's own route gave. */
  payload: { data: unknown };
}

/** Pages of text with a route of their own, for what they let people do. */
const toolPages: Readonly<Record<string, string>> = {
  Fairness: 'static-fairness',
  ResponsibleGaming: 'static-responsible-gaming',
  Support: 'static-support',
};

// The build runs this module by itself and reads the pages from its output.
const pages: PageToRender[] = [
  { ...on('home')(paths.home), structured: structuredLobby(games) },
  ...categories.map((category) => ({
    ...on('home')(paths.category(category.id)),
    structured: structuredCategory(category, games),
  })),
  ...Object.keys(staticPages).map((name) => on(toolPages[name] ?? 'static-page')(paths.staticPage(name))),
  ...[paths.blog, ...tags.map(({ id }) => paths.blogTag(id))].map(on('blog')),
  ...posts.map(({ slug }) => on('blog-post')(paths.blogPost(slug))),
];
const outlines: (PageToRender & { Outline: ComponentType })[] = [
  { ...on('rewards-store')(paths.store), Outline: StoreOutline },
];
const rendered: Rendered = {
  pages: await Promise.all(pages.map(renderPage)),
  outlines: await Promise.all(outlines.map(renderOutline)),
};
console.log(JSON.stringify(rendered));

/** What the build puts into HTML files. */
export interface Rendered {
  readonly pages: readonly PrerenderedPage[];
  readonly outlines: readonly Outline[];
}

type PageToRender = Pick<Html, 'path' | 'modules'> & {
  /** What machines are told, where the page itself does not say it: what every page loads would grow by it. */
  readonly structured?: string;
};

/** A page of one of the routes in `app/routes`. */
function on(route: string) {
  const layout = route.startsWith('blog') ? ['/src/app/layouts/blog-layout.tsx'] : [];
  return (path: string): PageToRender => ({ path, modules: [...layout, `/src/app/routes/${route}.tsx`] });
}

async function renderPage({ path, modules, structured }: PageToRender): Promise<PrerenderedPage> {
  const { head: own, markup, context } = await render(routes, path);
  const head = { ...own, structured: own.structured ?? structured };
  const data: unknown = context.loaderData[context.matches.at(-1)?.route.id ?? ''];
  const changedOn = changeIn(Object.values(context.loaderData));
  const hydration = { loaderData: context.loaderData };
  return { path, head, modules, changedOn, markup, hydration, payload: { data } };
}

async function renderOutline({ path, modules, Outline }: (typeof outlines)[number]): Promise<Outline> {
  const outline = { path, Component: Outline };
  const layout = { Component: DefaultLayout, loader: loadBelow, children: [outline] };
  const { head, markup } = await render([{ Component: Root, children: [layout] }], path);
  return { path, head, modules, markup };
}

/** @throws Error when the path does not lead to a page */
async function render(routes: RouteObject[], path: string) {
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
  return { head, markup, context };
}

/** The day that a text of the page says it was changed or published on. */
function changeIn(loaded: readonly unknown[]): string | undefined {
  for (const each of loaded) {
    const { lastChangedOn, post } = (each ?? {}) as { lastChangedOn?: string; post?: Post };
    if (lastChangedOn ?? post) return lastChangedOn ?? post?.publishedOn;
  }
  return undefined;
}
