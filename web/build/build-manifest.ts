import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildId } from './build-id';
import { fillAttribute, fillPayload, fillWorker } from './build-stamp';
import { movedPages } from './moved-pages';
import { workerFile } from './offline-worker';

/**
 * Announces the build: `builds/latest.json` names it, `builds/meta/{id}.json` tells its route rules (which pages exist as HTML, with
 * a payload beside it, and which have moved) and which assets it needs. Each page and each payload is told which build it belongs to.
 *
 * Nothing of it depends on when or where the site is built, or a deployment without a change would publish everything again.
 *
 * @param siteOrigin  the site's address; empty where it is not known
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
          assets: files.filter((file) => keptForEver.test(file)),
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

/** What a page was rendered from, which outlines have not. */
const payload = '_payload.json';

/** What bears a hash in its path: assets of the site, of documents in frames, and builds of Unity. */
const keptForEver = /^(assets|frame-games\/[^/]+\/assets|unity-frame\/(assets|builds))\//;

/** Documents in frames are no pages: nobody comes to their address. */
function isPage(file: string, name: string): boolean {
  return (file === name || file.endsWith(`/${name}`)) && !/^(frame-games|unity-frame)\//.test(file);
}

/** Writes the build's id where pages, payloads and the service worker have a place for it; it says nothing of itself, so it is not part of the id. */
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

/** What is published as it is, with paths as they are in the bundle. */
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
