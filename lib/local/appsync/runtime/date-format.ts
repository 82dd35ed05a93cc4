/**
 * The letters of Java's DateTimeFormatter that are emulated, each by its whole run: `MM`, never `M`.
 * https://docs.oracle.com/javase/8/docs/api/java/time/format/DateTimeFormatter.html
 */
const fields = ['yyyy', 'MM', 'dd', 'HH', 'mm', 'ss', 'SSS', 'XXX', 'Z'] as const;
type Field = (typeof fields)[number];
type Token = { readonly field: Field } | { readonly text: string };

/** @throws Error for a letter that is not emulated, or a time zone that does not exist */
export function formatDate(at: number, pattern: string, timeZone = 'UTC'): string {
  const values = valuesAt(at, timeZone);
  return tokensOf(pattern)
    .map((token) => ('text' in token ? token.text : values[token.field]))
    .join('');
}

/**
 * Reads a date as it was written by a pattern; fields that the pattern does not have are those of 1 January 1970.
 *
 * @returns milliseconds since 1970
 * @throws Error when the text does not follow the pattern
 */
export function parseDate(text: string, pattern: string, timeZone = 'UTC'): number {
  const tokens = tokensOf(pattern);
  const found = new RegExp(`^${tokens.map(expressionOf).join('')}$`).exec(text);
  if (!found) throw new Error(`${text} does not follow ${pattern}`);
  const names = tokens.flatMap((token) => ('field' in token ? [token.field] : []));
  const given = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
  const get = (field: Field, otherwise: string) => given.get(field) ?? otherwise;
  const day = `${get('yyyy', '1970')}-${get('MM', '01')}-${get('dd', '01')}`;
  const local = `${day}T${get('HH', '00')}:${get('mm', '00')}:${get('ss', '00')}.${get('SSS', '000')}`;
  const offset = given.get('XXX') ?? given.get('Z')?.replace(/(\d{2})(\d{2})$/, '$1:$2');
  const at = Date.parse(`${local}${offset ?? 'Z'}`);
  if (Number.isNaN(at)) throw new Error(`${text} is no date`);
  return offset === undefined ? at - offsetMs(at, timeZone) : at;
}

function tokensOf(pattern: string): Token[] {
  return [...pattern.matchAll(/'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+/g)].map(([run, quoted, letter]) => {
    if (quoted !== undefined) return { text: quoted === '' ? "'" : quoted.replaceAll("''", "'") };
    if (letter === undefined) return { text: run };
    const field = fields.find((name) => name === run);
    if (!field) throw new Error(`The offline host does not support ${run} in the date format ${pattern}`);
    return { field };
  });
}

function expressionOf(token: Token): string {
  if ('text' in token) return token.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (token.field === 'XXX') return '(Z|[+-]\\d{2}:\\d{2})';
  return token.field === 'Z' ? '([+-]\\d{4})' : `(\\d{${token.field.length}})`;
}

function valuesAt(at: number, timeZone: string): Record<Field, string> {
  const offset = offsetMs(at, timeZone);
  const [date = '', time = ''] = new Date(at + offset).toISOString().slice(0, -1).split('T');
  const [yyyy = '', MM = '', dd = ''] = date.split('-');
  const [HH = '', mm = '', ss = '', SSS = ''] = time.split(/[:.]/);
  const minutes = Math.abs(offset) / 60_000;
  const pad = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const [hour, minute] = [pad(Math.floor(minutes / 60)), pad(minutes % 60)];
  const XXX = offset === 0 ? 'Z' : `${sign}${hour}:${minute}`;
  return { yyyy, MM, dd, HH, mm, ss, SSS, XXX, Z: `${sign}${hour}${minute}` };
}

/** How far a zone's clocks are ahead of UTC. */
function offsetMs(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
