import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { deepLinkPages } from '../../features/affiliates/deep-link-path';
import { publicRoutes } from '../routes';

// The consent itself is rendered in browsers alone, for a visitor whose address has a code.
vi.mock('../../features/affiliates/affiliate-consent-later', () => ({
  AffiliateConsentLater: () => 'You followed an affiliate link.',
}));

/** Finds the layout of a page: the route below the root of the site. */
async function layoutOf(path: string): Promise<ComponentType | null> {
  const layout = matchRoutes(publicRoutes, path)?.[1]?.route;
  if (typeof layout?.lazy !== 'function') return layout?.Component ?? null;
  const { Component } = await layout.lazy();
  return Component ?? null;
}

/** Renders a layout around a page without content. */
async function render(Component: ComponentType | null): Promise<string> {
  const handler = createStaticHandler([{ Component, children: [{ path: '/', element: null }] }]);
  const context = await handler.query(new Request('https://jade.test/'));
  if (context instanceof Response) throw new Error('The page redirects.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(createElement(StaticRouterProvider, { router, context }));
}

it.each(deepLinkPages)(
  'a visitor who follows an affiliate link to $name is asked for consent',
  async ({ path }) => {
    const markup = await render(await layoutOf(path));

    expect(markup.includes('You followed an affiliate link.')).toBe(true);
  },
);
