import type { Page, Request, Response } from 'playwright-core';
import type { Address, Game, Outcome } from './crawl-addresses';
import type { WatchedPage } from './open-browser';
import { layoutShown, routes, wholeTitle } from './specified-routes';

/** An answer of status 400 or above that belongs to a page. */
export interface ExpectedAnswer {
  /** The route that is visited. */
  readonly at: string;
  /** The request, its ids left out: `GET /orders/…`. */
  readonly request: string;
  readonly status: number;
  readonly because: string;
}

/** An answer of status 400 or above, and where it came. */
interface Refusal {
  readonly at: Address;
  readonly request: string;
  readonly status: number;
  readonly url: string;
}

export interface Crawler {
  /**
   * Goes to an address and waits until all of its page is there. The first one is loaded; from there the page goes on as a link does.
   */
  visit(address: Address, outcome: Outcome): Promise<void>;
  /**
   * Ends a round of visits.
   *
   * @param expected  answers that pages of it are made for
   * @returns everything else that was wrong, with the address that it was wrong at, and expected answers that did not come
   */
  judge(expected: readonly ExpectedAnswer[]): { problems: string[]; unmet: ExpectedAnswer[] };
  /** Paths of the specification that no audience has opened yet. */
  unseen(): string[];
}

/** Layout and title of each specified page, by its path in lower case. The checkout opens to the player alone, whose cart is filled. */
const specifiedPages = new Map(
  routes.map(([name, path, , layout, title]) => [
    path.toLowerCase(),
    { layout, title: name === 'Checkout' ? 'Checkout' : title },
  ]),
);

const patience = { timeout: 60_000 };
/** Looking at every frame, as is usual, would have the page drawn anew all the time. */
const nowAndThen = { ...patience, polling: 100 };

/** Visits addresses in one page and writes down whatever goes wrong there. */
export function openCrawler({ page, faults }: WatchedPage, siteUrl: string): Crawler {
  const problems: string[] = [];
  const unseen = new Set(specifiedPages.keys());
  const refusals: Refusal[] = [];
  let at: Address = { path: 'before the first address', route: 'none' };
  let loads = 0;
  let expectedLoads = 0;
  const note = (problem: string) => problems.push(`${at.path}: ${problem}`);
  const requests = watchRequests(page, note);
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
      await page.waitForFunction(hasArrived(address.path, outcome), undefined, nowAndThen);
      if (address.game && outcome === 'opens') await untilPlayable(page, address.game);
      await page.waitForFunction(isComplete, undefined, nowAndThen);
      await requests.allAnswered();
      for (const problem of await page.evaluate<string[]>(problemsOnShow(outcome))) note(problem);
      if (outcome === 'opens') await holdAgainstSpecification(address.path);
    } catch (failure) {
      note(`${(failure as Error).message} It shows ${await page.title()} at ${page.url()}.`);
    }
    // The browser's own note of an answer is left to the judgment of answers.
    for (const fault of faults.splice(0)) if (!fault.startsWith(noteOfAnswer)) note(fault);
    if (loads !== expectedLoads) note('The document was loaded again by itself.');
    loads = expectedLoads;
  }

  /** A title that does not come is noted as every failure is. */
  async function holdAgainstSpecification(path: string): Promise<void> {
    const specified = specifiedPages.get(path.toLowerCase());
    if (!specified) return;
    unseen.delete(path.toLowerCase());
    await page.waitForFunction(
      `document.title === ${JSON.stringify(wholeTitle(specified.title))}`,
      undefined,
      {
        timeout: 10_000,
        polling: 100,
      },
    );
    const layout = await page.evaluate<string>(layoutShown);
    if (layout !== specified.layout) note(`It is laid out as ${layout}, not as ${specified.layout}.`);
  }

  function judge(expected: readonly ExpectedAnswer[]) {
    const met = new Set<ExpectedAnswer>();
    for (const {
      at: { path, route },
      request,
      status,
      url,
    } of refusals.splice(0)) {
      const found = expected.find(
        (each) => each.at === route && each.request === request && each.status === status,
      );
      if (found) met.add(found);
      else problems.push(`${path}: ${request} answers ${status} (${url})`);
    }
    return { problems: problems.splice(0), unmet: expected.filter((each) => !met.has(each)) };
  }

  return { visit, judge, unseen: () => [...unseen] };
}

const noteOfAnswer = 'console: Failed to load resource: the server responded with a status of';

/** The method and path of what was answered, without the API in front and without ids. */
function nameOf(response: Response): string {
  const { pathname } = new URL(response.url());
  const path = pathname
    .replace(/^\/execute-api\/[^/]+\/[^/]+/, '')
    .replace(/(?<=\/)(?=[^/]*\d)[^/]{20,}/g, '…');
  return `${response.request().method()} ${path}`;
}

/** Follows what a page asks for. Requests that end because their page is left are no failure. */
function watchRequests(page: Page, note: (problem: string) => void) {
  const underWay = new Set<Request>();
  let onEmpty = () => {};
  const end = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) onEmpty();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => {
    end(request);
    const why = request.failure()?.errorText ?? 'failed';
    if (why !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()}: ${why}`);
  });
  return {
    async allAnswered(): Promise<void> {
      if (underWay.size === 0) return;
      await new Promise<void>((resolve, reject) => {
        const open = () => [...underWay].map((request) => request.url()).join(', ');
        const timer = setTimeout(() => reject(new Error(`No answer came: ${open()}.`)), patience.timeout);
        onEmpty = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

const leaving = 'On the way';
const titleOfShell = 'Jade Harbour';

/** Goes on within the open page. Its title is taken away, since every page that opens writes its own. */
const goTo = (path: string) => `
  document.title = ${JSON.stringify(leaving)};
  history.pushState(null, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate'));`;

/**
 * Whether the router has come to where the visit leads: a page has written its title. After a redirection that may be the page that was
 * open before, and only a redirection writes a state of the router's into the history.
 */
function hasArrived(path: string, outcome: Outcome): string {
  const isLed = typeof outcome === 'object';
  const isThere = `location.pathname + location.search === ${JSON.stringify(isLed ? outcome.leadsTo : path)}`;
  const hasTitle = `!${JSON.stringify([leaving, titleOfShell])}.includes(document.title)`;
  // A failure shows its page whatever was expected.
  return `${isThere} && ${isLed ? 'history.state !== null' : hasTitle} || ${hasTitle} && !!document.querySelector('.error-page')`;
}

/** The workshop shows every state of every part for ever. */
const whereverUsed = ':not(.workshop-stand *)';

const isComplete = `!document.querySelector(
  ['.starting', '.page-skeleton', '.navigation-progress[data-active]', '[aria-busy="true"]']
    .map((waiting) => waiting + '${whereverUsed}').join(),
)`;

/** What a page shows that it should not. */
const problemsOnShow = (outcome: Outcome) => `(() => {
  const textOf = (element) => element.innerText.replace(/\\s+/g, ' ').trim();
  const error = document.querySelector('.error-page');
  const isMissing = error?.querySelector('.error-page-status')?.textContent === '404';
  const isExpected = ${JSON.stringify(outcome)} === 'not found';
  return [
    ...(isExpected && !isMissing ? ['It opens to this audience.'] : []),
    ...(error && !(isExpected && isMissing) ? ['It shows an error page: ' + textOf(error)] : []),
    ...[...document.querySelectorAll('[role="alert"]${whereverUsed}')].map((alert) => 'It alerts: ' + textOf(alert)),
    ...(document.querySelector('vite-error-overlay') ? ['The development server shows an error.'] : []),
  ].filter((problem) => problem !== 'It alerts: ');
})()`;

/** Waits until a game is ready for its player, with the coins that the address asks for. */
async function untilPlayable(page: Page, { kind, isDemo }: Game): Promise<void> {
  if ((await page.locator('.error-page').count()) > 0) return;
  const balance = isDemo ? 'Demo balance' : 'Balance';
  await page.locator('.play-label').getByText(balance, { exact: true }).waitFor(patience);
  if (kind !== 'frame') return page.locator('.play-button[aria-disabled="false"]').waitFor(patience);
  const buttons = page.frameLocator('.frame-document').locator('button:enabled:not([aria-disabled="true"])');
  await buttons.first().waitFor(patience);
  await page.locator('.frame-veil').waitFor({ state: 'detached', ...patience });
}
