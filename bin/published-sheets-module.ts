/**
 * The text of `lambdas/play/published-sheets.ts`: a bundle contains only files that its code names, so every sheet is imported by name.
 *
 * @param files  names of the published PAR sheets, as `hk-slots.json`
 */
export function publishedSheetsModule(files: readonly string[]): string {
  const sheets = files.toSorted().map((file) => ({ file, name: variableOf(file) }));
  return `${[
    ...sheets.map(({ file, name }) => `import ${name} from '#content/catalog/par-sheets/${file}';`),
    "import type { ParSheet } from '#domain/games/par-sheets';",
    '',
    '/**',
    ' * The PAR sheets of all versions, including retired ones, listed by `npm run par`. Computing one takes seconds, so they are generated ahead',
    ' * of time, and a test compares them with a new computation. The cast narrows string values that JSON imports widen.',
    ' */',
    'export const publishedSheets = [',
    ...sheets.map(({ name }) => `  ${name},`),
    '] as readonly unknown[] as readonly ParSheet[];',
  ].join('\n')}\n`;
}

/** `hk-slots-v1.json` becomes `hkSlotsV1`. */
function variableOf(file: string): string {
  return file.replace('.json', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
