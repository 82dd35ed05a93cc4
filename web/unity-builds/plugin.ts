import type { Plugin } from 'vite';
import { unityHeaders } from '../../lib/unity-file-headers';
import { addressesOf, readUnityBuilds, type UnityBuild } from './read-builds';

const name = 'virtual:unity-builds';

/**
 * Adds Unity builds to the page that shows them; `virtual:unity-builds` exports their paths.
 *
 * @param read  @default the builds of the games in the catalog
 */
export function unityBuilds(read: () => Promise<readonly UnityBuild[]> = readUnityBuilds): Plugin {
  return {
    name: 'jade-harbour:unity-builds',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const builds = await read();
      const addresses = builds.map((build) => [build.gameId, addressesOf(build)]);
      return `export const builds = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    async generateBundle() {
      for (const { folder, files } of await read())
        for (const [file, source] of files)
          this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
    },
  };
}

/** Serves builds from the development server, with their production headers. */
export function serveUnityBuilds(): Plugin {
  const known = new Map<string, Buffer>();
  return {
    name: 'jade-harbour:serve-unity-builds',
    configureServer(server) {
      server.middlewares.use('/unity-frame', (request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0]?.slice(1) ?? '';
        if (!path.startsWith('builds/')) return next();
        find(path).then((bytes) => {
          const headers = unityHeaders(path);
          if (!bytes || !headers) return next();
          response.setHeader('Content-Type', headers.contentType);
          if (headers.contentEncoding) response.setHeader('Content-Encoding', headers.contentEncoding);
          response.end(bytes);
        }, next);
      });
    },
  };

  /** An unknown path may belong to a build that was changed just now. */
  async function find(path: string): Promise<Buffer | undefined> {
    if (!known.has(path))
      for (const { folder, files } of await readUnityBuilds())
        for (const [file, bytes] of files) known.set(`${folder}/${file}`, bytes);
    return known.get(path);
  }
}
