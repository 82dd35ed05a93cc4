import { describe, expect, it } from 'vitest';
import { contractsByFunction } from '#contracts/all-routes';
import { openAccount } from '#lambdas/account/account-fixture';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { accountRoutes } from './routes';

const routes = contractsByFunction.account.map(
  ({ method, path }) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')] as const,
);

describe('accountRoutes', () => {
  it.each(routes)('serve %s %s from the area of its path', async (method, path) => {
    const app = accountRoutes(openAccount().dependencies);

    const { status } = await app.request(path, { method }, { event: authorizedEvent(undefined) });

    expect(status).toBe(path.startsWith('/public/') ? 400 : 401);
  });

  it.each([
    '/account/tickets/x/none',
    '/account/players/x',
    '/account/identity-check/none',
    '/account/ticketsx',
  ])('return 404 for a path without a route: %s', async (path) => {
    const app = accountRoutes(openAccount().dependencies);

    const { status } = await app.request(path, {}, { event: authorizedEvent(undefined) });

    expect(status).toBe(404);
  });
});
