import { type Finding, fault } from '../studio-check/check-rule';

const required: readonly (readonly [markup: RegExp, name: string])[] = [
  [/<html\b[^>]*\slang\s*=\s*["']?[a-z]/i, 'a language: <html lang="en">'],
  [/<title>\s*[^<\s]/i, 'a title'],
  [
    /<meta\b[^>]*name\s*=\s*["']?viewport/i,
    'a viewport: <meta name="viewport" content="width=device-width">',
  ],
  [/<main\b/i, 'a main element'],
];

/** Finds what every page of a game begins with and this one lacks. */
export function markupFindings(html: string): Finding<'page/markup'>[] {
  return required
    .filter(([markup]) => !markup.test(html))
    .map(([, name]) => fault('page/markup', `index.html lacks ${name}.`));
}
