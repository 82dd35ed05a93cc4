import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { serveUnityBuilds, unityBuilds } from './plugin';
import { addressesOf, readUnityBuilds } from './read-builds';

interface Emitted {
  readonly fileName: string;
  readonly source: Uint8Array;
}

/** Calls a hook of a plugin as a bundler would. */
function callHook(hook: unknown, own: object, ...given: unknown[]): unknown {
  return (hook as (...given: unknown[]) => unknown).call(own, ...given);
}

it('emits every file of a build at the path that the module exports', async () => {
  const { load, generateBundle } = unityBuilds();
  const emitted: Emitted[] = [];

  const code = await callHook(load, {}, '\0virtual:unity-builds');
  await callHook(generateBundle, { emitFile: (file: Emitted) => void emitted.push(file) });

  const exported = JSON.parse(String(code).replace(/^export const builds = (.*);$/, '$1')) as Record<
    string,
    object
  >;
  const addresses = Object.values(exported).flatMap((build) => Object.values(build) as string[]);
  expect(Object.keys(exported)).toEqual(['harbour-wheel']);
  expect(emitted.map(({ fileName }) => fileName).sort()).toEqual(addresses.sort());
});

it('serves builds in development with their production headers', async () => {
  const site = await openSite();
  const [build] = await readUnityBuilds();
  if (!build) throw new Error('There is no build to serve.');

  const { code, loader } = addressesOf(build);
  const wasm = await fetch(`${site}/unity-frame/${code}`);
  const script = await fetch(`${site}/unity-frame/${loader}`);

  expect(wasm.headers.get('content-type')).toBe('application/wasm');
  expect(wasm.headers.get('content-encoding')).toBe('gzip');
  // The browser's part: decompressing the response.
  const packed = build.files.get('harbour-wheel.wasm.gz') ?? Buffer.alloc(0);
  expect(Buffer.from(await wasm.arrayBuffer()).equals(gunzipSync(packed))).toBe(true);
  expect(script.headers.get('content-type')).toBe('text/javascript');
  expect(script.headers.get('content-encoding')).toBeNull();
});

it.each(['/unity-frame/index.html', '/unity-frame/builds/harbour-wheel/0123456789ab/harbour-wheel.wasm.gz'])(
  'passes other paths to the next handler: %s',
  async (path) => {
    const site = await openSite();

    const response = await fetch(site + path);

    expect(await response.text()).toBe('somebody else');
  },
);

/** A server with the plugin's middleware and a fallback handler. */
async function openSite(): Promise<string> {
  const middlewares: ((...given: unknown[]) => void)[] = [];
  callHook(
    serveUnityBuilds().configureServer,
    {},
    {
      middlewares: {
        use: (_: string, middleware: (typeof middlewares)[number]) => void middlewares.push(middleware),
      },
    },
  );
  const server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/unity-frame/, '');
    middlewares[0]?.(request, response, () => response.end('somebody else'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
