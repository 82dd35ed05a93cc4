import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOnLoopback, type LoopbackServer } from '../http/loopback-server';
import { openOutbox } from '../ses/state';
import { createPages } from './pages';

let listening: LoopbackServer;

beforeAll(async () => {
  const pages = createPages({
    outbox: openOutbox(null, () => new Date()),
    functions: { invocations: [] },
    schedules: { list: () => [], runNow: () => false },
    tableNames: [],
    servicesUrl: 'http://127.0.0.1:1',
  });
  listening = await listenOnLoopback(0, (request, response) => {
    if (!pages(request, response)) response.writeHead(204).end();
  });
});
afterAll(() => listening.close());

it.each([
  ['/_local/', 200],
  ['/_local', 200],
  ['/_local?refresh', 200],
  ['/_local/none', 404],
  ['/_locals', 204],
  ['/', 204],
])('answers %s with %i, where 204 is that of the site', async (path, status) => {
  expect((await fetch(`http://127.0.0.1:${listening.port}${path}`)).status).toBe(status);
});
