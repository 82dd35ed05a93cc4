import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { createRoutesStub, data } from 'react-router';
import { expect, it } from 'vitest';
import { errorCatalog, type LibraryMessage } from '#web/lib/behaviors/error-catalog';
import { invalidRoute, notFound } from '#web/lib/page/not-found';
import { ErrorPage } from './routes/error-page';

// The page is rendered with its lazy parts loaded.

/** The text of the error page after a route failure, without its picture. */
async function pageTextAfter(failure: unknown): Promise<string[]> {
  const Stub = createRoutesStub([{ path: '*', ErrorBoundary: ErrorPage, Component: () => null }]);
  const hydrationData = { errors: { '0': failure } };
  const { prelude } = await prerender(createElement(Stub, { initialEntries: ['/x'], hydrationData }));
  const html = await new Response(prelude as ReadableStream).text();
  const [, content = ''] = html.split('error-page-words');
  return content
    .split(/<[^>]*>/)
    .slice(1)
    .map((each) => each.replaceAll('&#x27;', "'").trim())
    .filter(Boolean);
}

/** A value that a loader threw, in the form in which the router hands it to the error boundary. */
function answered({ data: body, init }: ReturnType<typeof data>) {
  return { status: init?.status ?? 500, statusText: '', internal: false, data: body };
}

const at = (path: string) => new Request(`https://jade.test${path}`);

it.each(Object.entries(errorCatalog) as [LibraryMessage, RegExp][])(
  'shows Internal Server Error for %s, with advice below it',
  async (message, meaning) => {
    const [status, title, description, advice] = await pageTextAfter(new Error(message));

    expect([status, title, description]).toEqual(['500', 'Internal Server Error', message]);
    expect(advice).toMatch(meaning);
  },
);

it("shows 'Unknown route middleware' under the same title", async () => {
  const unknown = answered(data('Unknown route middleware', { status: 500 }));

  expect((await pageTextAfter(unknown)).slice(0, 3)).toEqual([
    '500',
    'Internal Server Error',
    'Unknown route middleware',
  ]);
});

it("shows 'Page not found: {path}' for an unmatched path", async () => {
  expect((await pageTextAfter(answered(notFound(at('/no/such?from=mail'))))).slice(0, 3)).toEqual([
    '404',
    'Page Not Found',
    'Page not found: /no/such?from=mail',
  ]);
});

it("shows 'Page Not Found: {path}' when a route lacks a valid parameter", async () => {
  expect((await pageTextAfter(answered(invalidRoute(at('/games/nope?a=1'))))).slice(0, 3)).toEqual([
    '404',
    'Page Not Found',
    'Page Not Found: /games/nope?a=1',
  ]);
});

it('links to the lobby, and offers a retry only where one may help', async () => {
  expect(await pageTextAfter(new Error('The reels are stuck.'))).toEqual(
    expect.arrayContaining(['Go to the lobby', 'Try again']),
  );
  expect(await pageTextAfter(answered(notFound(at('/no'))))).not.toContain('Try again');
});
