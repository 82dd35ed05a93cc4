import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostbackSender, type SenderSettings } from './send-postback';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const resolveTo =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, _options, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );

/** A server on the loopback without TLS, and a sender whose every name resolves to it. */
async function setup(respond: RequestListener, settings: SenderSettings = {}) {
  const requests: { url: string | undefined; headers: object }[] = [];
  const server = createServer((received, response) => {
    requests.push({ url: received.url, headers: received.headers });
    respond(received, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = createPostbackSender({
    request,
    resolve: resolveTo('127.0.0.1'),
    isAllowed: () => true,
    ...settings,
  });
  return {
    requests,
    send: (path = '/p') => send(new URL(`http://tracker.example:${port}${path}`), { 'X-Test': 'yes' }),
  };
}

describe('createPostbackSender', () => {
  it('requests the URL with its headers and returns the status', async () => {
    const { send, requests } = await setup((_received, response) => response.writeHead(204).end());

    expect(await send('/p?a=1')).toEqual({ status: 204 });
    expect(requests).toMatchObject([{ url: '/p?a=1', headers: { 'x-test': 'yes' } }]);
  });

  it('follows no redirect', async () => {
    const { send, requests } = await setup((_received, response) =>
      response.writeHead(302, { Location: '/elsewhere' }).end(),
    );

    expect(await send()).toEqual({ status: 302 });
    expect(requests).toHaveLength(1);
  });

  it('returns without reading a body, however long', async () => {
    let closed = (): void => undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const { send } = await setup((_received, response) => {
      response.writeHead(200);
      const write = () => response.write('a'.repeat(65_536));
      response.on('drain', write).on('close', closed);
      write();
    });

    expect(await send()).toEqual({ status: 200 });
    await isClosed;
  });

  it('returns a timeout when no response arrives in time', async () => {
    const { send } = await setup(() => undefined, { timeoutMs: 50 });

    expect(await send()).toEqual({ fault: 'timeout' });
  });

  it('returns unreachable for headers of more than 8 KB', async () => {
    const { send } = await setup((_received, response) =>
      response.writeHead(200, { 'X-Long': 'a'.repeat(10_000) }).end(),
    );

    expect(await send()).toEqual({ fault: 'unreachable' });
  });

  it('connects to nothing when one of the addresses of the name is private', async () => {
    const { send, requests } = await setup((_received, response) => response.end(), {
      resolve: resolveTo('93.184.216.34', '127.0.0.1'),
      isAllowed: (address) => address !== '127.0.0.1',
    });

    expect(await send()).toEqual({ fault: 'private-address' });
    expect(requests).toEqual([]);
  });

  it('allows public addresses alone by default', async () => {
    const send = createPostbackSender({ request, resolve: resolveTo('169.254.169.254') });

    expect(await send(new URL('http://tracker.example/'), {})).toEqual({ fault: 'private-address' });
  });

  it.each(['http://127.0.0.1/', 'http://[::1]/'])('connects to no literal address: %s', async (url) => {
    expect(await createPostbackSender({ request })(new URL(url), {})).toEqual({ fault: 'private-address' });
  });

  it('returns unreachable for a name without an address', async () => {
    const { send } = await setup((_received, response) => response.end(), { resolve: resolveTo() });

    expect(await send()).toEqual({ fault: 'unreachable' });
  });
});
