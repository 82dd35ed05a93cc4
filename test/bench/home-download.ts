import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zippedKilobytes } from './built-chunks';
import type { Figure } from './figure';

/** Downloads of Home’s HTML before any interaction, with gzip -9; a kB is 1000 bytes. */
export function measureHomeDownload(buildFolder: string): Figure[] {
  const page = join(buildFolder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
  const kilobytes = (extension: string) =>
    [...new Set(linked)]
      .filter((path) => path.endsWith(extension))
      .reduce((total, path) => total + zippedKilobytes(join(buildFolder, path)), 0);
  return [
    { name: 'Home: JavaScript of the first load', value: kilobytes('.js'), unit: 'kB gz', atMost: 115 },
    { name: 'Home: CSS of the first load', value: kilobytes('.css'), unit: 'kB gz', atMost: 15 },
    { name: 'Home: HTML', value: zippedKilobytes(page), unit: 'kB gz' },
  ];
}
