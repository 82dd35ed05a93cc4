import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listApplicationPaths, listHtmlPaths } from '../../bin/public-paths';
import { onlyOfType } from './read-template';
import { type SynthesizedStage, synthesizeStage } from './synthesize-stage';

let code: string;
let membersOnlyCode: string;

const paths = {
  prerenderedPaths: ['/', '/slots', '/static/terms', '/rewardsstore'],
  applicationPaths: [
    '/login',
    '/games/scratch/:gameid',
    '/games/:gameid',
    '/rewardsstore/:id',
    '/account/:section?',
  ],
};

beforeAll(() => {
  code = codeOf(synthesizeStage('dev', paths));
  membersOnlyCode = codeOf(synthesizeStage('dev', { ...paths, settings: { access: 'members-only' } }));
});

const notFound = '/not-found.html';
const files = [
  ['the home page', '/', '/index.html'],
  ['a category', '/slots', '/slots/index.html'],
  ['a category in other letters', '/SLOTS', '/slots/index.html'],
  ['a category with a slash behind', '/slots/', '/slots/index.html'],
  ['a prerendered page further down', '/static/Terms', '/static/terms/index.html'],
  ['a page of the application', '/games/PlayHKSlots', '/shell.html'],
  ['a page of the application in other letters', '/games/SCRATCH/LUCKY-TICKET', '/shell.html'],
  ['a page of the application with a slash behind', '/login/', '/shell.html'],
  ['a page whose last part may be left out', '/Account', '/shell.html'],
  ['a page with its last part', '/Account/history', '/shell.html'],
  ['a page with a dot in its last part', '/RewardsStore/mug.v2', '/shell.html'],
  ['a page that bears the name of a file', '/RewardsStore/mug.js', '/shell.html'],
  ['a game with a dot in its name', '/games/scratch/foo.bar', '/shell.html'],
  ['a game whose pictures lie in a folder of its name', '/games/hk-slots/', '/shell.html'],
  ['a page that does not exist', '/no/such/page', notFound],
  ['a page that does not exist, with a dot', '/foo.bar', notFound],
  ['a page below a prerendered one', '/slots/more', notFound],
  ['a page below one of the application', '/login/more', notFound],
  ['a name that objects have by themselves', '/constructor', notFound],
  ['the page of unknown paths by its key', notFound, notFound],
  ['an asset, letter for letter', '/assets/Entry-5F3a.js', '/assets/Entry-5F3a.js'],
  ['an asset that does not exist', '/assets/none.js', '/assets/none.js'],
  ['a picture of a game', '/games/hk-slots/card.svg', '/games/hk-slots/card.svg'],
  ['a picture that does not exist', '/icons/none.png', '/icons/none.png'],
  ['the settings', '/config.json', '/config.json'],
  ['what runs before the first paint', '/before-paint.js', '/before-paint.js'],
  ['the mark', '/favicon.svg', '/favicon.svg'],
  ['the service worker', '/sw.js', '/sw.js'],
  ['what crawlers may do', '/robots.txt', '/robots.txt'],
  ['the list of pages', '/sitemap.xml', '/sitemap.xml'],
  ['the posts for feed readers', '/blog/rss.xml', '/blog/rss.xml'],
  ['a build manifest', '/builds/latest.json', '/builds/latest.json'],
  ['what a build says of itself', '/builds/meta/5f3a.json', '/builds/meta/5f3a.json'],
  ['what is no file of a folder of files', '/assets/', notFound],
  ['a file of a folder that the site does not have', '/wp-content/index.php', notFound],
  ['a file in other letters', '/ROBOTS.txt', notFound],
  ['what a page was rendered from', '/slots/_payload.json', '/slots/_payload.json'],
  ['what Home was rendered from', '/_payload.json', '/_payload.json'],
  [
    'what a page in other letters was rendered from',
    '/static/Terms/_payload.json',
    '/static/terms/_payload.json',
  ],
  ['a page asked for by its key', '/slots/index.html', '/slots/index.html'],
  ['Home by its key', '/index.html', '/index.html'],
  ['a page by its key in other letters', '/Slots/INDEX.html', '/slots/index.html'],
  ['the shell by its key', '/shell.html', '/shell.html'],
  ['HTML that does not exist', '/slots.html', notFound],
  ['a folder with a dot', '/v1.0/notes', notFound],
  ['a dot without an extension', '/slots.', notFound],
] as const;

describe('viewer request', () => {
  it.each([
    ...files,
    ['a payload that does not exist', '/slots/more/_payload.json', '/slots/more/no-payload'] as const,
  ])('finds the file for %s', (_what, uri, key) => {
    const request = chooseFile(code, uri);

    expect(request).toEqual({ method: 'GET', uri: key, querystring: { ref: { value: 'JADE' } } });
  });
});

// A function is documented to see the original request; tests apply the same to the key of the file, in case it does
// not.
describe('viewer response', () => {
  const statusOf = (key: string) => (key === notFound ? 404 : 200);

  it.each(files)('returns the status for %s, by its path and by its key', (_what, uri, key) => {
    expect(chooseStatus(code, uri, 200).statusCode).toBe(statusOf(key));
    expect(chooseStatus(code, key, 200).statusCode).toBe(statusOf(key));
  });

  it('keeps 304: the browser has the page with its status', () => {
    expect(chooseStatus(code, '/no/such/page', 304).statusCode).toBe(304);
  });

  it.each(['/no/such/page', '/slots', '/Dashboard', '/foo.bar'])(
    'does not disclose whether %s exists on a members-only stage',
    (uri) => {
      expect(chooseStatus(membersOnlyCode, uri, 200).statusCode).toBe(200);
    },
  );
});

describe('the charset of a file', () => {
  const typeBehind = (text: string, type: string | undefined, statusCode = 200) => {
    const headers = type === undefined ? {} : { 'content-type': { value: type } };
    const answer = run(text, { eventType: 'viewer-response', uri: '/slots', statusCode, headers });
    return (answer as { headers: Record<string, { value: string }> }).headers['content-type']?.value;
  };
  const charsetCode = () => {
    const [, { Properties }] = onlyOfType(synthesizeStage('dev'), 'AWS::CloudFront::Function', 'SiteCharset');
    return String(Properties['FunctionCode']);
  };

  it.each([
    ['text/html', 'text/html; charset=utf-8'],
    ['text/css', 'text/css; charset=utf-8'],
    ['text/javascript', 'text/javascript; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['application/xml', 'application/xml; charset=utf-8'],
    ['application/rss+xml', 'application/rss+xml; charset=utf-8'],
    ['text/html; charset=iso-8859-1', 'text/html; charset=iso-8859-1'],
    ['application/json', 'application/json'],
    ['image/webp', 'image/webp'],
    ['application/wasm', 'application/wasm'],
  ])('is added where text has none, for pages and files: %s', (type, named) => {
    expect(typeBehind(code, type)).toBe(named);
    expect(typeBehind(charsetCode(), type)).toBe(named);
  });

  it('is not added to a 304, which has no type', () => {
    expect(typeBehind(code, undefined, 304)).toBeUndefined();
  });
});

it.each([
  '/',
  '/slots',
  '/static/terms',
  '/Login',
  '/index.html',
  '/INDEX.HTML',
  '/slots/index.html',
  '/slots/inde%78.html',
  '/slots/index%2ehtml',
  '/slots//index.html',
  '/no/such/page',
  '/foo.bar',
])('returns the shell for %s on a members-only stage', (uri) => {
  const request = chooseFile(membersOnlyCode, uri);

  expect(request.uri).toBe('/shell.html');
});

it.each(['/_payload.json', '/slots/_payload.json', '/slots/%5Fpayload.json', '/slots/_p%61yload.json'])(
  'finds nothing for %s on a members-only stage',
  (uri) => {
    const request = chooseFile(membersOnlyCode, uri);

    expect(request.uri).toMatch(/no-payload$/);
  },
);

it("fits CloudFront's limit with all pages of the site, and uses nothing that its runtime lacks", () => {
  const all = { prerenderedPaths: listHtmlPaths(), applicationPaths: listApplicationPaths() };

  expect(Buffer.byteLength(codeOf(synthesizeStage('dev', all)))).toBeLessThanOrEqual(10_240);
  expect(code).not.toMatch(/^\s*(import|export)\b|\brequire\(/m);
});

it.each(['SitePath', 'SiteCharset'])('runs in the second CloudFront runtime: %s', (construct) => {
  const stage = synthesizeStage('dev');

  const [, { Properties }] = onlyOfType(stage, 'AWS::CloudFront::Function', construct);
  expect(Properties).toMatchObject({
    AutoPublish: true,
    FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
  });
});

function codeOf(stage: SynthesizedStage): string {
  const [, { Properties }] = onlyOfType(stage, 'AWS::CloudFront::Function', 'SitePath');
  return String(Properties['FunctionCode']);
}

interface ViewerEvent {
  readonly eventType: 'viewer-request' | 'viewer-response';
  readonly uri: string;
  readonly statusCode?: number;
  readonly headers?: object;
}

const chooseFile = (text: string, uri: string) =>
  run(text, { eventType: 'viewer-request', uri }) as { readonly uri: string };
const chooseStatus = (text: string, uri: string, statusCode: number) =>
  run(text, { eventType: 'viewer-response', uri, statusCode }) as { readonly statusCode: number };

/** Runs the text of the template, isolated from Node. */
function run(text: string, { eventType, uri, statusCode, headers = {} }: ViewerEvent): unknown {
  const request = { method: 'GET', uri, querystring: { ref: { value: 'JADE' } } };
  const response = statusCode === undefined ? {} : { response: { statusCode, headers } };
  const event = { context: { eventType }, request, ...response };
  return JSON.parse(runInNewContext(`${text}\nJSON.stringify(handler(${JSON.stringify(event)}))`) as string);
}
