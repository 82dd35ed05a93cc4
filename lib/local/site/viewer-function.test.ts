import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createViewerFunction } from './viewer-function';

const request = (url: string, headers: object = {}) =>
  ({ method: 'GET', url, headers, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
describe('a function of CloudFront', () => {
  it('sees the request and chooses the path', () => {
    const choose = createViewerFunction(`function handler(event) {
      const { method, uri, querystring, headers, cookies } = event.request;
      return { uri: [event.version, method, uri, querystring.a.value, headers.host.value, cookies.b.value].join(' ') };
    }`);

    const path = choose(request('/x?a=1&c=2', { host: 'site.test', cookie: 'b=3; d=4' }));

    expect(path).toBe('1.0 GET /x 1 site.test 3');
  });

  it('has nothing of Node around it', () => {
    const choose = createViewerFunction(
      'function handler() { return { uri: [typeof process, typeof require, typeof fetch].join() }; }',
    );

    expect(choose(request('/'))).toBe('undefined,undefined,undefined');
  });

  it.each([
    ['fails', 'throw new Error("of its own");', /of its own/],
    ['never ends', 'for (;;);', /timed out/],
    ['answers by itself', 'return { statusCode: 302 };', /does not support functions that answer/],
  ])('that %s is told so', (_case, body, message) => {
    const choose = createViewerFunction(`function handler() { ${body} }`, 1_000);

    expect(() => choose(request('/'))).toThrow(message);
  });
});
