import { describe, expect, it, vi } from 'vitest';
import { contractsByFunction } from '#contracts/all-routes';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import type { AdminDependencies } from './admin-api';
import { adminRoutes } from './routes';

function setup() {
  const log = vi.fn();
  const openAffiliates = vi.fn(async () => ({}));
  const app = adminRoutes({
    openAffiliates,
    api: { siteOrigin: '*', log },
  } as unknown as AdminDependencies);
  const callApi = async (path: string, method = 'GET', claims?: Record<string, string>) => {
    const response = await app.request(path, { method }, { event: authorizedEvent(claims) });
    const body = JSON.parse((await response.text()) || '{}') as { error?: { code: string } };
    return { status: response.status, code: body.error?.code };
  };
  return { callApi, log, openAffiliates };
}

const routes = contractsByFunction.admin.map(
  ({ method, path }) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')] as const,
);

describe('adminRoutes', () => {
  it.each(routes)('serve %s %s from the area of its path', async (method, path) => {
    expect(await setup().callApi(path, method)).toEqual({ status: 401, code: 'session/required' });
  });

  it.each(['/admin', '/admin/nothing', '/admin/orders/x/y/z/none', '/admin/playersx'])(
    'return 404 for a path without a route: %s',
    async (path) => {
      expect(await setup().callApi(path)).toEqual({ status: 404, code: 'request/unknown-route' });
    },
  );

  it('return no body for HEAD', async () => {
    expect(await setup().callApi('/admin/orders', 'HEAD')).toEqual({ status: 401, code: undefined });
  });

  it('load an area once, and report a failure of loading and try again', async () => {
    const { callApi, log, openAffiliates } = setup();
    const failure = new Error("Cannot find module './chunk.cjs'");
    openAffiliates.mockRejectedValueOnce(failure);

    const failed = await callApi('/admin/tickets');
    await callApi('/admin/tickets');
    const repeated = await callApi('/admin/affiliates');

    expect(failed).toEqual({ status: 500, code: 'request/internal' });
    expect(log).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ error: failure, path: '/admin/tickets' }),
    );
    expect(repeated).toEqual({ status: 401, code: 'session/required' });
    expect(openAffiliates).toHaveBeenCalledTimes(2);
  });
});
