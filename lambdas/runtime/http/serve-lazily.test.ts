import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { ApiEnvironment } from './api';
import { serveLazily } from './serve-lazily';

function setup() {
  const load = vi.fn(async () => {
    const area = new Hono<ApiEnvironment>();
    area.all('/tickets/*', ({ req }) => new Response(`${req.method} ${req.path}`));
    return area;
  });
  const app = new Hono<ApiEnvironment>();
  app.onError((error, context) => context.text(error.message, 500));
  serveLazily(app, ['/tickets/*'], load);
  const callApi = async (path: string, method = 'GET') => {
    const response = await app.request(path, { method }, {});
    return [response.status, await response.text()];
  };
  return { load, callApi };
}

describe('serveLazily', () => {
  it('loads the routes with the first request to one of their paths, once', async () => {
    const { load, callApi } = setup();

    expect(await callApi('/orders')).toEqual([404, '404 Not Found']);
    expect(load).not.toHaveBeenCalled();
    expect(await callApi('/tickets')).toEqual([200, 'GET /tickets']);
    expect(await callApi('/tickets/t/replies', 'POST')).toEqual([200, 'POST /tickets/t/replies']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again with the next request when loading failed', async () => {
    const { load, callApi } = setup();
    load.mockRejectedValueOnce(new Error("Cannot find module './chunk'"));

    expect(await callApi('/tickets')).toEqual([500, "Cannot find module './chunk'"]);

    expect(await callApi('/tickets')).toEqual([200, 'GET /tickets']);
  });
});
