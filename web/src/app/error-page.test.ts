import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { createRoutesStub, data } from 'react-router';
import { expect, it } from 'vitest';
import { errorCatalog, type LibraryMessage } from '#web/lib/behaviors/error-catalog';
import { invalidRoute, notFound } from '#web/lib/not-found';
import { ErrorPage } from './routes/error-page';

// The page is rendered with all that it loads later, as whoever waits a moment sees it.

/** The words of the error page after a route has failed, without its picture. */
async function wordsAfter(failure: unknown): Promise<string[]> {
  const Stub = createRoutesStub([{ path: '*', ErrorBoundary: ErrorPage, Component: () => null }]);
  const hydrationData = { errors: { '0': failure } };
  const { prelude } = await prerender(createElement(Stub, { initialEntries: ['/x'], hydrationData }));
  const html = await new Response(prelude as ReadableStream).text();
  const [, words = ''] = html.split('error-page-words');
  return words
    .split(/<[^>]*>/)
    .slice(1)
    .map((each) => each.replaceAll('&#x27;', "'").trim())
    .filter(Boolean);
}

/** What a loader threw, as the router hands it on. */
function answered({ data: said, init }: ReturnType<typeof data>) {
  return { status: init?.status ?? 500, statusText: '', internal: false, data: said };
}

const at = (path: string) => new Request(`https://jade.test${path}`);

it.each(Object.entries(errorCatalog) as [LibraryMessage, RegExp][])(
  'says Internal Server Error of %s, with our words below it',
  async (message, meaning) => {
    const [status, title, description, advice] = await wordsAfter(new Error(message));

    expect([status, title, description]).toEqual(['500', 'Internal Server Error', message]);
    expect(advice).toMatch(meaning);
  },
);

it("says 'Unknown route middleware' under the same title", async () => {
  const unknown = answered(data('Unknown route middleware', { status: 500 }));

  expect((await wordsAfter(unknown)).slice(0, 3)).toEqual([
    '500',
    'Internal Server Error',
    'Unknown route middleware',
  ]);
});

it("says 'Page not found: {path}' of an unmatched path", async () => {
  expect((await wordsAfter(answered(notFound(at('/no/such?from=mail'))))).slice(0, 3)).toEqual([
    '404',
    'Page Not Found',
    'Page not found: /no/such?from=mail',
  ]);
});

it("says 'Page Not Found: {path}' where a route was not given what it needs", async () => {
  expect((await wordsAfter(answered(invalidRoute(at('/games/nope?a=1'))))).slice(0, 3)).toEqual([
    '404',
    'Page Not Found',
    'Page Not Found: /games/nope?a=1',
  ]);
});

it('leads back to the lobby, and offers another try where one may help', async () => {
  expect(await wordsAfter(new Error('The reels are stuck.'))).toEqual(
    expect.arrayContaining(['To the lobby', 'Try again']),
  );
  expect(await wordsAfter(answered(notFound(at('/no'))))).not.toContain('Try again');
});
