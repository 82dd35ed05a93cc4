import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, buildSite, zippedKilobytes } from './built-chunks';
import type { Figure } from './figure';

/** What Home's own HTML makes a browser fetch before anything is clicked, as gzip -9 leaves it; kB are 1000 bytes. */
export async function measureHomeDownload(): Promise<Figure[]> {
  buildSite();
  const page = join(builtSite, 'index.html');
  const html = readFileSync(page, 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
  const kilobytes = (extension: string) =>
    [...new Set(linked)]
      .filter((path) => path.endsWith(extension))
      .reduce((total, path) => total + zippedKilobytes(join(builtSite, path)), 0);
  return [
    { name: 'Home: JavaScript of the first load', value: kilobytes('.js'), unit: 'kB gz', atMost: 115 },
    { name: 'Home: CSS of the first load', value: kilobytes('.css'), unit: 'kB gz', atMost: 15 },
    { name: 'Home: HTML', value: zippedKilobytes(page), unit: 'kB gz' },
  ];
}
