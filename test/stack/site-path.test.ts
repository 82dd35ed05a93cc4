import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { onlyOfType } from './read-template';
import { type SynthesizedStage, synthesizeStage } from './synthesize-stage';

let code: string;
let membersOnlyCode: string;

beforeAll(() => {
  const prerenderedPaths = ['/', '/slots', '/static/terms'];
  const settings = { access: 'members-only' };
  code = codeOf(synthesizeStage('dev', { prerenderedPaths }));
  membersOnlyCode = codeOf(synthesizeStage('dev', { prerenderedPaths, settings }));
});

it.each([
  ['the home page', '/', '/index.html'],
  ['a category', '/slots', '/slots/index.html'],
  ['a category in other letters', '/SLOTS', '/slots/index.html'],
  ['a category with a slash behind', '/slots/', '/slots/index.html'],
  ['a prerendered page further down', '/static/Terms', '/static/terms/index.html'],
  ['a page of the application', '/games/PlayHKSlots', '/shell.html'],
  ['a page that does not exist', '/no/such/page', '/shell.html'],
  ['a page below a prerendered one', '/slots/more', '/shell.html'],
  ['a name that objects have by themselves', '/constructor', '/shell.html'],
  ['an asset, letter for letter', '/assets/Entry-5F3a.js', '/assets/Entry-5F3a.js'],
  ['an asset that does not exist', '/assets/none.js', '/assets/none.js'],
  ['the settings', '/config.json', '/config.json'],
  ['a build manifest', '/builds/latest.json', '/builds/latest.json'],
  ['what a page was rendered from', '/slots/_payload.json', '/slots/_payload.json'],
  ['what Home was rendered from', '/_payload.json', '/_payload.json'],
  [
    'what a page in other letters was rendered from',
    '/static/Terms/_payload.json',
    '/static/terms/_payload.json',
  ],
  ['a payload that does not exist', '/slots/more/_payload.json', '/slots/more/no-payload'],
  ['a page asked for by its key', '/slots/index.html', '/slots/index.html'],
  ['Home by its key', '/index.html', '/index.html'],
  ['a page by its key in other letters', '/Slots/INDEX.html', '/slots/index.html'],
  ['the shell by its key', '/shell.html', '/shell.html'],
  ['HTML that does not exist', '/slots.html', '/shell.html'],
  ['a folder with a dot', '/v1.0/notes', '/shell.html'],
  ['a dot without an extension', '/slots.', '/shell.html'],
])('finds the file for %s', (_what, uri, key) => {
  const request = answer(code, uri);

  expect(request).toEqual({ method: 'GET', uri: key, querystring: { ref: { value: 'JADE' } } });
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
])('gives the shell for %s where only members enter', (uri) => {
  const request = answer(membersOnlyCode, uri);

  expect(request.uri).toBe('/shell.html');
});

it.each(['/_payload.json', '/slots/_payload.json', '/slots/%5Fpayload.json', '/slots/_p%61yload.json'])(
  'finds nothing for %s where only members enter',
  (uri) => {
    const request = answer(membersOnlyCode, uri);

    expect(request.uri).toMatch(/no-payload$/);
  },
);

it('fits into what CloudFront takes, without anything that its runtime lacks', () => {
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(10_240);
  expect(code).not.toMatch(/^\s*(import|export)\b|\brequire\(/m);
});

it('runs in the second CloudFront runtime, before every request', () => {
  const stage = synthesizeStage('dev');

  const [, { Properties }] = onlyOfType(stage, 'AWS::CloudFront::Function');
  expect(Properties).toMatchObject({
    AutoPublish: true,
    FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
  });
});

function codeOf(stage: SynthesizedStage): string {
  const [, { Properties }] = onlyOfType(stage, 'AWS::CloudFront::Function');
  return String(Properties['FunctionCode']);
}

/** Runs the very text of the template, with nothing of Node in reach. */
function answer(text: string, uri: string): { uri: string } {
  const event = { request: { method: 'GET', uri, querystring: { ref: { value: 'JADE' } } } };
  const handled = runInNewContext(`${text}\nJSON.stringify(handler(${JSON.stringify(event)}))`) as string;
  return JSON.parse(handled) as { uri: string };
}
