import { createServer, request, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResolveAddresses } from './resolve-addresses';
import { createPostbackSender, type SenderSettings } from './send-postback';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const resolveTo =
  (...addresses: readonly string[]): ResolveAddresses =>
  async () =>
    addresses;

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
  const send = sendToLoopback(settings);
  return {
    requests,
    send: (path = '/p') => send(new URL(`http://tracker.example:${port}${path}`), { 'X-Test': 'yes' }),
  };
}

/** A sender for which every host has the address of this machine, over plain HTTP. */
function sendToLoopback(settings: SenderSettings) {
  return createPostbackSender({
    request,
    resolve: resolveTo('127.0.0.1'),
    isAllowed: () => true,
    ...settings,
  });
}

/** A server that writes this text to each connection and leaves it open, and a sender to it. */
async function setupRaw(text: string, settings: SenderSettings = {}) {
  const server = createRawServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.write(text));
    closing.push(() => socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const send = sendToLoopback(settings);
  return () => send(new URL(`http://tracker.example:${port}/p`), {});
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

  it.each([
    ['with a switch of protocols', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
    [
      'with an upgrade',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('returns the status of a server that responds %s', async (_what, text) => {
    const send = await setupRaw(text, { timeoutMs: 1_000 });

    expect(await send()).toEqual({ status: 101 });
  });

  it.each([
    ['never ends its headers', 'HTTP/1.1 200 OK\r\nX-Some: a\r\n'],
    ['sends a status of continue alone', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['sends nothing', ''],
  ])('returns a timeout for a server that %s', async (_what, text) => {
    const send = await setupRaw(text, { timeoutMs: 50 });

    expect(await send()).toEqual({ fault: 'timeout' });
  });

  it('returns a timeout when the name is not resolved in time', async () => {
    const { send, requests } = await setup((_received, response) => response.end(), {
      resolve: () => new Promise(() => undefined),
      timeoutMs: 50,
    });

    expect(await send()).toEqual({ fault: 'timeout' });
    expect(requests).toEqual([]);
  });
});
