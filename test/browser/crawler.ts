import type { Page, Request, Response } from 'playwright-core';
import type { Address, Game, Outcome } from './crawl-addresses';
import type { WatchedPage } from './open-browser';
import { readLayout, routes, documentTitle } from './specified-routes';

/** A response of status 400 or above that is expected on a page. */
export interface ExpectedFailure {
  /** The visited route. */
  readonly at: string;
  /** The request without its ids: `GET /orders/…`. */
  readonly request: string;
  readonly status: number;
  readonly reason: string;
}

/** A response of status 400 or above and the address at which it occurred. */
interface Refusal {
  readonly at: Address;
  readonly request: string;
  readonly status: number;
  readonly url: string;
}

export interface Crawler {
  /** Visits an address and waits until its page is complete. The first visit loads the document; later ones navigate like a link. */
  visit(address: Address, outcome: Outcome): Promise<void>;
  /**
   * Ends a series of visits.
   *
   * @param expected  expected error responses
   * @returns all other problems with their addresses, and the expected responses that are missing
   */
  report(expected: readonly ExpectedFailure[]): { problems: string[]; missing: ExpectedFailure[] };
  /** Specified pages that no audience has opened yet. */
  unvisitedPages(): string[];
}

/** Layout and title of each specified page by lower-case path. The checkout opens only for the player with a filled cart. */
const specifiedPages = new Map(
  routes.map(([name, path, , layout, title]) => [
    path.toLowerCase(),
    { layout, title: name === 'Checkout' ? 'Checkout' : title },
  ]),
);

const waitOptions = { timeout: 60_000 };
/** Polling in every frame, the default, would force constant rendering. */
const pollOptions = { ...waitOptions, polling: 100 };

/** Visits addresses in one page and records all problems. */
export function openCrawler({ page, faults }: WatchedPage, siteUrl: string): Crawler {
  const problems: string[] = [];
  const unvisitedPages = new Set(specifiedPages.keys());
  const refusals: Refusal[] = [];
  let at: Address = { path: 'before the first address', route: 'none' };
  let loads = 0;
  let expectedLoads = 0;
  const addProblem = (problem: string) => problems.push(`${at.path}: ${problem}`);
  const requests = watchRequests(page, addProblem);
  page.on('load', () => (loads += 1));
  page.on('response', (response) => {
    if (response.status() < 400) return;
    refusals.push({ at, request: nameOf(response), status: response.status(), url: response.url() });
  });

  async function visit(address: Address, outcome: Outcome): Promise<void> {
    at = address;
    try {
      if (expectedLoads === 0) {
        expectedLoads += 1;
        await page.goto(siteUrl + address.path);
      } else await page.evaluate(goTo(address.path));
      await page.waitForFunction(hasArrived(address.path, outcome), undefined, pollOptions);
      if (address.game && outcome === 'opens') await waitUntilPlayable(page, address.game);
      await page.waitForFunction(isComplete, undefined, pollOptions);
      await requests.allFinished();
      for (const problem of await page.evaluate<string[]>(visibleProblems(outcome))) addProblem(problem);
      if (outcome === 'opens') await compareWithSpecification(address.path);
    } catch (failure) {
      addProblem(`${(failure as Error).message} It shows ${await page.title()} at ${page.url()}.`);
    }
    // `report` handles failed responses.
    for (const fault of faults.splice(0)) if (!fault.startsWith(failedResponseFault)) addProblem(fault);
    if (loads !== expectedLoads) addProblem('The document reloaded unexpectedly.');
    loads = expectedLoads;
  }

  /** Records a missing title like any other failure. */
  async function compareWithSpecification(path: string): Promise<void> {
    const specified = specifiedPages.get(path.toLowerCase());
    if (!specified) return;
    unvisitedPages.delete(path.toLowerCase());
    await page.waitForFunction(
      `document.title === ${JSON.stringify(documentTitle(specified.title))}`,
      undefined,
      {
        timeout: 10_000,
        polling: 100,
      },
    );
    const layout = await page.evaluate<string>(readLayout);
    if (layout !== specified.layout)
      addProblem(`It has the layout ${layout} instead of ${specified.layout}.`);
  }

  function report(expected: readonly ExpectedFailure[]) {
    const matched = new Set<ExpectedFailure>();
    for (const {
      at: { path, route },
      request,
      status,
      url,
    } of refusals.splice(0)) {
      const found = expected.find(
        (each) => each.at === route && each.request === request && each.status === status,
      );
      if (found) matched.add(found);
      else problems.push(`${path}: ${request} answers ${status} (${url})`);
    }
    return { problems: problems.splice(0), missing: expected.filter((each) => !matched.has(each)) };
  }

  return { visit, report, unvisitedPages: () => [...unvisitedPages] };
}

const failedResponseFault = 'console: Failed to load resource: the server responded with a status of';

/** Method and path of a request, without the API prefix and ids. */
function nameOf(response: Response): string {
  const { pathname } = new URL(response.url());
  const path = pathname
    .replace(/^\/execute-api\/[^/]+\/[^/]+/, '')
    .replace(/(?<=\/)(?=[^/]*\d)[^/]{20,}/g, '…');
  return `${response.request().method()} ${path}`;
}

/** Tracks the requests of a page. A request that is aborted by leaving the page is no failure. */
function watchRequests(page: Page, addProblem: (problem: string) => void) {
  const pending = new Set<Request>();
  let onEmpty = () => {};
  const end = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) onEmpty();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => {
    end(request);
    const why = request.failure()?.errorText ?? 'failed';
    if (why !== 'net::ERR_ABORTED') addProblem(`${request.method()} ${request.url()}: ${why}`);
  });
  return {
    async allFinished(): Promise<void> {
      if (pending.size === 0) return;
      await new Promise<void>((resolve, reject) => {
        const urls = () => [...pending].map((request) => request.url()).join(', ');
        const timer = setTimeout(
          () => reject(new Error(`No response arrived:  ${urls()}.`)),
          waitOptions.timeout,
        );
        onEmpty = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

const navigationTitle = 'Navigating';
const shellTitle = 'Jade Harbour';

/** Navigates within the open page. Clears the title, because each page sets its own. */
const goTo = (path: string) => `
  document.title = ${JSON.stringify(navigationTitle)};
  history.pushState(null, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate'));`;

/**
 * Whether the router has reached the target: the page has set its title. After a redirect the same page may still be open; only a redirect
 * writes router state into the history.
 */
function hasArrived(path: string, outcome: Outcome): string {
  const isRedirect = typeof outcome === 'object';
  const isAtTarget = `location.pathname + location.search === ${JSON.stringify(isRedirect ? outcome.redirectsTo : path)}`;
  const hasTitle = `!${JSON.stringify([navigationTitle, shellTitle])}.includes(document.title)`;
  // The error page ends the wait for any expected outcome.
  return `${isAtTarget} && ${isRedirect ? 'history.state !== null' : hasTitle} || ${hasTitle} && !!document.querySelector('.error-page')`;
}

/** Excludes the workshop, which shows every state of every component permanently. */
const outsideWorkshop = ':not([data-exhibit] *)';

const isComplete = `!document.querySelector(
  ['.starting', '.page-skeleton', '.navigation-progress[data-active]', '[aria-busy="true"]']
    .map((waiting) => waiting + '${outsideWorkshop}').join(),
)`;

/** Problems visible on a page. */
const visibleProblems = (outcome: Outcome) => `(() => {
  const textOf = (element) => element.innerText.replace(/\\s+/g, ' ').trim();
  const error = document.querySelector('.error-page');
  const isMissing = error?.querySelector('.error-page-status')?.textContent === '404';
  const isExpected = ${JSON.stringify(outcome)} === 'not found';
  return [
    ...(isExpected && !isMissing ? ['It opens for this audience.'] : []),
    ...(error && !(isExpected && isMissing) ? ['It shows an error page: ' + textOf(error)] : []),
    ...[...document.querySelectorAll('[role="alert"]${outsideWorkshop}')].map((alert) => 'It shows an alert: ' + textOf(alert)),
    ...(document.querySelector('vite-error-overlay') ? ['The development server shows an error.'] : []),
  ].filter((problem) => problem !== 'It shows an alert: ');
})()`;

/** Waits until a game is ready with the coins of its address. */
async function waitUntilPlayable(page: Page, { kind, isDemo }: Game): Promise<void> {
  if ((await page.locator('.error-page').count()) > 0) return;
  const balance = isDemo ? 'Demo balance' : 'Balance';
  await page.locator('.play-label').getByText(balance, { exact: true }).waitFor(waitOptions);
  if (kind !== 'frame') return page.locator('.play-button[aria-disabled="false"]').waitFor(waitOptions);
  const buttons = page.frameLocator('.frame-document').locator('button:enabled:not([aria-disabled="true"])');
  await buttons.first().waitFor(waitOptions);
  await page.locator('.frame-veil').waitFor({ state: 'detached', ...waitOptions });
}
