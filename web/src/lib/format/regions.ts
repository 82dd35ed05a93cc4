let names: Intl.DisplayNames | undefined;

/** The English name of a country by its code of ISO 3166-1 alpha-2; the code itself where the browser does not know it. */
export function regionLabel(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
}
