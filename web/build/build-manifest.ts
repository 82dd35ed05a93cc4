import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/**
 * Announces the build: `builds/latest.json` names it, `builds/meta/{id}.json` tells which pages exist as HTML and which
 * assets it needs.
 *
 * @param now  the time of the build; its id depends on the files alone
 */
export function buildManifest({ now }: { now: () => Date }): Plugin {
  return {
    name: 'jade-harbour:build-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const build = { id: contentId(bundle), timestamp: now().getTime() };
        const files = Object.keys(bundle).sort();
        const meta = {
          ...build,
          matcher: { static: {}, wildcard: {}, dynamic: {} },
          prerendered: files.filter((file) => file.endsWith('index.html') && !isInFrame(file)).map(pathOf),
          assets: files.filter((file) => keptForEver.test(file)),
        };
        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        emit('builds/latest.json', build);
        emit(`builds/meta/${build.id}.json`, meta);
      },
    },
  };
}

/** What bears a hash in its path: assets of the site, of documents in frames, and builds of Unity. */
const keptForEver = /^(assets|frame-games\/[^/]+\/assets|unity-frame\/(assets|builds))\//;

/** Documents in frames are no pages: nobody comes to their address. */
function isInFrame(file: string): boolean {
  return /^(frame-games|unity-frame)\//.test(file);
}

function contentId(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(bundle).sort()) {
    const output = bundle[file];
    if (output) hash.update(file).update(output.type === 'chunk' ? output.code : output.source);
  }
  return hash.digest('hex').slice(0, 16);
}

function pathOf(file: string): string {
  return `/${file.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1');
}
