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
import type { Head } from '#web/lib/page/head';
import type { Post } from '#web/lib/page/written';
import { paths } from '#web/lib/paths';
import { loadBelow } from './app/layouts/below';
import { DefaultLayout } from './app/layouts/default-layout';
import { Root } from './app/root';
import { publicRoutes } from './app/routes';
import { structuredCategory, structuredLobby } from './features/home/structured-games';
import { SignInOutline } from './features/sign-in/sign-in-outline';
import { StoreOutline } from './features/store/store-outline';

/** A page as an HTML file. */
interface Html {
  path: string;
  head: Head;
  /** Path suffixes of its lazy route modules, which are preloaded with the page. */
  modules: readonly string[];
  markup: string;
}

/**
 * The part of a player page that is the same for all players, and the sign-in, which strangers see instead; the page or the sign-in
 * replaces it once its data is loaded.
 */
export type Outline = Html;

/** A public page: the rendered HTML and its data. */
export interface PrerenderedPage extends Html {
  /** Date of the last change, if its text has one. */
  changedOn?: string | undefined;
  hydration: { loaderData: object };
  /** The data of the page's own route, for client-side navigation. */
  payload: { data: unknown };
}

/** Static pages with a route of their own, because of their interactive tools. */
const toolPages: Readonly<Record<string, string>> = {
  Fairness: 'static-fairness',
  ResponsibleGaming: 'static-responsible-gaming',
  Support: 'static-support',
};

// The build runs this module separately and reads the pages from its output.
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
/** What React writes instead of a part within `Suspense` that threw or waits, and that the browser would have to render. */
const missingPart = '<!--$!-->';

const rendered: Rendered = {
  pages: await Promise.all(pages.map(renderPage)),
  outlines: await Promise.all(outlines.map(renderOutline)),
};
console.log(JSON.stringify(rendered));

/** The output for the HTML files of the build. */
export interface Rendered {
  readonly pages: readonly PrerenderedPage[];
  readonly outlines: readonly Outline[];
}

type PageToRender = Pick<Html, 'path' | 'modules'> & {
  /** Structured data that the page itself does not contain, to keep it out of the client code. */
  readonly structured?: string;
};

/** A page of one of the routes in `app/routes`. */
function on(route: string) {
  const layout = route.startsWith('blog') ? ['/src/app/layouts/blog-layout.tsx'] : [];
  return (path: string): PageToRender => ({ path, modules: [...layout, `/src/app/routes/${route}.tsx`] });
}

async function renderPage({ path, modules, structured }: PageToRender): Promise<PrerenderedPage> {
  const { head: own, markup, context } = await render(publicRoutes, path);
  const head = { ...own, structured: own.structured ?? structured };
  const data: unknown = context.loaderData[context.matches.at(-1)?.route.id ?? ''];
  const changedOn = changeIn(Object.values(context.loaderData));
  const hydration = { loaderData: context.loaderData };
  return { path, head, modules, changedOn, markup, hydration, payload: { data } };
}

async function renderOutline({ path, modules, Outline }: (typeof outlines)[number]): Promise<Outline> {
  const outline = {
    path,
    element: (
      <>
        <Outline />
        <SignInOutline />
      </>
    ),
  };
  const layout = { Component: DefaultLayout, loader: loadBelow, children: [outline] };
  const { head, markup } = await render([{ Component: Root, children: [layout] }], path);
  return { path, head, modules, markup };
}

/** @throws Error if the path does not lead to a page, or a part of the page cannot be rendered */
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
  if (markup.includes(missingPart)) throw new Error(`A part of ${path} cannot be rendered.`);
  return { head, markup, context };
}

/** Returns the date of the last change or publication of the page's text. */
function changeIn(loaded: readonly unknown[]): string | undefined {
  for (const each of loaded) {
    const { lastChangedOn, post } = (each ?? {}) as { lastChangedOn?: string; post?: Post };
    if (lastChangedOn ?? post) return lastChangedOn ?? post?.publishedOn;
  }
  return undefined;
}
