import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '#domain/operator/brand';
import { helpLines } from '#domain/operator/help-lines';

const web = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(web, file), 'utf8');

/** File of the service worker; its scope is its own folder, so it is at the root. */
export const workerFile = 'sw.js';

/** Placeholder until all files of the build, and thus its id, are known. */
export const buildIdPlaceholder = 'not known yet';

/** The self-contained page that is shown when a page cannot be fetched. */
export function offlinePage() {
  const [help] = helpLines;
  const styles = read('src/styles/tokens.css') + read('offline/page.css');
  const beforePaint = read('public/before-paint.js');
  const script = read('offline/page.js');
  const parts: Readonly<Record<string, string>> = {
    '<!--head-->': `<style>${styles}</style><script>${beforePaint}</script>`,
    '<!--script-->': `<script>${script}</script>`,
    '{build}': buildIdPlaceholder,
    '{brand}': brand.name,
    '{helpLine}': help.name,
    '{helpDial}': help.dial,
    '{helpNumber}': help.number,
  };
  const html = read('offline/page.html').replace(/<!--[\w-]+-->|\{\w+\}/g, (place) => {
    const part = parts[place];
    if (part === undefined) throw new Error(`The offline page has an unknown placeholder: ${place}.`);
    return part;
  });
  // Inline content is allowed by its hash, since the site's own policy allows files only.
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(styles)}`,
    `script-src ${hashOf(beforePaint)} ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

/** https://www.w3.org/TR/CSP3/#match-element-to-source-list */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The source of the service worker. */
export function workerScript(): string {
  const { html, policy } = offlinePage();
  return [
    `const page = ${JSON.stringify(html)};`,
    `const policy = ${JSON.stringify(policy)};`,
    read('offline/worker.js'),
  ].join('\n');
}

/** Adds the service worker to the build; the development server has none. */
export function offlineWorker(): Plugin {
  return {
    name: 'jade-harbour:offline-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: workerScript() });
    },
  };
}
