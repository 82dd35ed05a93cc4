import fc from 'fast-check';
import { type KnownValues, ofField } from './from-json-schema';
import { hostileJson, hostileName, hostileText } from './hostile';
import { namedSchemas, type Parameter, type Route } from './rest-routes';

/** One request of a route, valid or altered. */
export interface RestCase {
  readonly route: Route;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether method or path may match another route or none. */
  readonly isElsewhere: boolean;
}

interface Draft {
  readonly method: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [name: string, value: unknown])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly text?: string;
  readonly rawPath?: string;
}

type Bend = (draft: Draft) => Draft;

/** Requests of a route: valid ones, and ones with one or two alterations. */
export function casesOf(route: Route, known: KnownValues): fc.Arbitrary<RestCase> {
  const bends = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Bend[]>([]) },
    { weight: 5, arbitrary: fc.array(bendOf(route), { minLength: 1, maxLength: 2 }) },
  );
  return fc.tuple(allowedDraft(route, known), bends).map(([draft, steps]) =>
    written(
      route,
      steps.reduce((bent, bend) => bend(bent), draft),
    ),
  );
}

/** Valid requests of a route. */
export function allowedCasesOf(route: Route, known: KnownValues): fc.Arbitrary<RestCase> {
  return allowedDraft(route, known).map((draft) => written(route, draft));
}

function allowedDraft(route: Route, known: KnownValues): fc.Arbitrary<Draft> {
  const fieldsIn = (place: Parameter['in']) => {
    const fields = route.parameters.filter((parameter) => parameter.in === place);
    const values = fields.map(({ name, schema }) => [name, ofField(name, schema, namedSchemas, known)]);
    const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
  };
  const body = route.body ? ofField('', route.body, namedSchemas, known) : fc.constant(undefined);
  return fc
    .tuple(fieldsIn('path'), fieldsIn('query'), fieldsIn('header'), body)
    .map(([path, query, headers, content]): Draft => ({
      method: route.method,
      path,
      query: Object.entries(query),
      body: content,
      headers: {
        ...(headers as Record<string, string>),
        ...(content !== undefined && { 'Content-Type': 'application/json' }),
      },
    }));
}

function bendOf(route: Route): fc.Arbitrary<Bend> {
  const bends = [queryBends, headerBends, methodBends, pathBends];
  if (route.parameters.some((parameter) => parameter.in === 'path')) bends.push(placeBends, placeBends);
  if (route.body) bends.push(bodyBends, bodyBends, bodyBends, textBends, textBends);
  return fc.oneof(...bends);
}

const placeBends = fc.tuple(fc.nat(), hostileText).map(([at, value]): Bend => (draft) => {
  const names = Object.keys(draft.path);
  const name = names[at % Math.max(names.length, 1)];
  return name === undefined ? draft : { ...draft, path: { ...draft.path, [name]: value } };
});

const queryBends = fc
  .tuple(
    fc.oneof(fc.constantFrom('limit', 'before', 'LIMIT', 'limit[]'), hostileName),
    hostileText,
    fc.boolean(),
  )
  .map(([name, value, isTwice]): Bend => (draft) => ({
    ...draft,
    query: [...draft.query, [name, value], ...(isTwice ? ([[name, value]] as const) : [])],
  }));

/** Header values are sent as Latin-1 without control characters. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?'));

const headerBends = fc
  .tuple(
    fc.constantFrom(
      ...['Idempotency-Key', 'Content-Type', 'X-HTTP-Method-Override', 'X-Forwarded-For', 'Cookie', 'Accept'],
      ...['X-Amz-Security-Token', 'Origin', 'If-None-Match', 'Content-Encoding', 'Range'],
    ),
    fc.oneof(
      headerText,
      fc.constantFrom(
        'text/plain',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        'DELETE',
        'gzip',
      ),
      fc.constantFrom('k'.repeat(255), 'k'.repeat(256), 'two, keys', 'é'),
    ),
  )
  .map(([name, value]): Bend => (draft) => ({ ...draft, headers: { ...draft.headers, [name]: value } }));

const methodBends = fc
  .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'SEARCH')
  .map((method): Bend => (draft) => ({ ...draft, method }));

const pathBends = fc
  .constantFrom(
    '/',
    '//',
    '/%2e%2e',
    '/..',
    '/../wallet',
    '%00',
    '/%00',
    '%',
    '%ZZ',
    ';a=b',
    '/x'.repeat(2000),
  )
  .map((tail): Bend => (draft) => ({ ...draft, rawPath: tail }));

const bodyBends = fc
  .tuple(fc.nat(), hostileName, hostileJson, fc.constantFrom('set', 'drop', 'add', 'whole'))
  .map(([at, name, value, way]): Bend => (draft) => {
    if (way === 'whole' || typeof draft.body !== 'object' || draft.body === null)
      return { ...draft, body: value };
    const fields = Object.entries(draft.body);
    const chosen = fields[at % Math.max(fields.length, 1)]?.[0];
    if (way === 'add' || chosen === undefined)
      return { ...draft, body: ownFields([...fields, [name, value]]) };
    const others = fields.filter(([field]) => field !== chosen);
    return { ...draft, body: ownFields(way === 'drop' ? others : [...others, [chosen, value]]) };
  });

const textBends = fc
  .oneof(
    fc.constantFrom(
      '',
      '{',
      '{"a":',
      '[]]',
      'null',
      '"{}"',
      'NaN',
      '{"a":1,}',
      "{'a':1}",
      '\ufeff{}',
      '\u0000',
    ),
    fc.constantFrom(
      '['.repeat(30_000),
      '{"a":'.repeat(5_000),
      `"${'x'.repeat(64 * 1024)}"`,
      ' '.repeat(70_000),
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  .map((text): Bend => (draft) => ({ ...draft, text }));

/** Sets fields such as `__proto__` as own properties. */
function ownFields(fields: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [name, value] of fields)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

function written(route: Route, draft: Draft): RestCase {
  const { method, path, query, headers, rawPath = '' } = draft;
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encoded(path[name]));
  const queryString = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const bent = Object.values(path).some((value) => ['', '.', '..'].includes(String(value)));
  // A preflight request has no body and no content type.
  const { 'Content-Type': type, ...others } = headers;
  const text = draft.text ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body));
  return {
    route,
    method,
    body: text,
    headers: { ...others, ...(type !== undefined && method !== 'OPTIONS' && { 'Content-Type': type }) },
    path: `${filled}${rawPath}${queryString && `?${queryString}`}`,
    isElsewhere: method !== route.method || rawPath !== '' || bent || filled.includes('%2F'),
  };
}

/** Replaces lone surrogates, which cannot be encoded. */
function encoded(value: unknown): string {
  return encodeURIComponent(wellFormed(String(value)));
}

function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
