import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildId } from './build-id';
import { fillAttribute, fillPayload, fillWorker } from './build-stamp';
import { movedPages } from './moved-pages';
import { workerFile } from './offline-worker';

/**
 * Publishes the build manifest: `builds/latest.json` names the build, `builds/meta/{id}.json` has its route rules (prerendered pages with
 * payloads, and redirects) and its required assets. Each page and each payload is stamped with the build id.
 *
 * The output does not depend on the time or place of the build, since a deployment without changes would otherwise publish everything
 * again.
 *
 * @param siteOrigin  the site's origin; empty where it is not known
 */
export function buildManifest({ siteOrigin }: { siteOrigin: string }): Plugin {
  let publicDir: string;
  return {
    name: 'jade-harbour:build-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const id = buildId(new Map([...filesBelow(publicDir), ...filesOf(bundle)]));
        const files = Object.keys(bundle).sort();
        const prerendered = files.filter((file) => isPage(file, payload)).map(pathOf);
        const rules = prerendered.map((path) => [path, { prerender: true }]);
        const meta = {
          id,
          matcher: {
            static: { ...movedPages(prerendered, siteOrigin), ...Object.fromEntries(rules) },
            wildcard: {},
            dynamic: {},
          },
          prerendered,
          assets: files.filter((file) => immutableAssets.test(file)),
        };
        stamp(bundle, id);
        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        emit('builds/latest.json', { id });
        emit(`builds/meta/${id}.json`, meta);
      },
    },
  };
}

/** The data file of a prerendered page; outlines have none. */
const payload = '_payload.json';

/** Paths with a content hash: assets of the site, of frame documents, and builds of Unity. */
const immutableAssets = /^(assets|frame-games\/[^/]+\/assets|unity-frame\/(assets|builds))\//;

/** Frame documents are no pages: they open only inside a page. */
function isPage(file: string, name: string): boolean {
  return (file === name || file.endsWith(`/${name}`)) && !/^(frame-games|unity-frame)\//.test(file);
}

/** Writes the build id into the placeholders of pages, payloads and the service worker; it is not part of the hashed content. */
function stamp(bundle: Rolldown.OutputBundle, id: string): void {
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type !== 'asset') continue;
    if (file === 'shell.html' || file === 'not-found.html' || isPage(file, 'index.html'))
      output.source = fillAttribute(String(output.source), id);
    if (file === workerFile) output.source = fillWorker(String(output.source), id);
    if (isPage(file, payload)) output.source = fillPayload(String(output.source), id);
  }
}

function filesOf(bundle: Rolldown.OutputBundle): [string, string | Uint8Array][] {
  return Object.entries(bundle).map(([file, output]) => [
    file,
    output.type === 'chunk' ? output.code : output.source,
  ]);
}

/** Static files of a folder, by their path in the bundle. */
function filesBelow(folder: string): [string, Uint8Array][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(folder, file).replaceAll(sep, '/'), readFileSync(file)]);
}

function pathOf(file: string): string {
  return `/${file.slice(0, -payload.length)}`.replace(/(.)\/$/, '$1');
}
