import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createViewerFunction } from './viewer-function';

const reply = { status: 200, headers: { 'Content-Type': 'text/html' }, body: 'A page.' };
const request = (url: string, headers: object = {}) =>
  ({ method: 'GET', url, headers, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
describe('createViewerFunction', () => {
  it('passes the request and returns the chosen path', () => {
    const { choosePath } = createViewerFunction(`function handler(event) {
      const { method, uri, querystring, headers, cookies } = event.request;
      return { uri: [event.version, method, uri, querystring.a.value, headers.host.value, cookies.b.value].join(' ') };
    }`);

    const path = choosePath(request('/x?a=1&c=2', { host: 'site.test', cookie: 'b=3; d=4' }));

    expect(path).toBe('1.0 GET /x 1 site.test 3');
  });

  it('exposes nothing of Node', () => {
    const { choosePath } = createViewerFunction(
      'function handler() { return { uri: [typeof process, typeof require, typeof fetch].join() }; }',
    );

    expect(choosePath(request('/'))).toBe('undefined,undefined,undefined');
  });

  it.each([
    ['fails', 'throw new Error("of its own");', /of its own/],
    ['never ends', 'for (;;);', /timed out/],
    ['answers by itself', 'return { statusCode: 302 };', /does not support functions that answer/],
  ])('throws for a function that %s', (_case, body, message) => {
    const { choosePath } = createViewerFunction(`function handler() { ${body} }`, 1_000);

    expect(() => choosePath(request('/'))).toThrow(message);
  });

  it('passes the answer with the original request, and applies status and content type', () => {
    const { changeReply } = createViewerFunction(`function handler({ context, request, response }) {
      const seen = [context.eventType, request.uri, response.statusCode, response.headers['content-type'].value];
      if (seen.join(' ') === 'viewer-response /x 200 text/html') response.statusCode = 404;
      else response.headers['content-type'].value += '; charset=utf-8';
      return response;
    }`);

    expect(changeReply(request('/x?a=1'), reply)).toEqual({ ...reply, status: 404 });
    expect(changeReply(request('/y'), reply)).toEqual({
      ...reply,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  });

  it.each([
    ['another header', 'response.headers.server = { value: "mine" };'],
    ['the headers as a whole', 'delete response.headers;'],
    ['a cookie', 'response.cookies.a = { value: "b" };'],
    ['the body', 'response.body = "Mine.";'],
    ['what is no answer', 'delete response.statusCode;'],
  ])('throws for a change of %s of an answer, which is not emulated', (_what, change) => {
    const { changeReply } = createViewerFunction(
      `function handler({ response }) { ${change} return response; }`,
    );

    expect(() => changeReply(request('/'), reply)).toThrow(/status and content type of an answer, no more/);
  });
});
