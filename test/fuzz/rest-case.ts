import fc from 'fast-check';
import { anyCharacter, hostileJson, hostileName, hostileText } from './hostile';
import { namedSchemas, type Parameter, type Route } from './rest-routes';
import { type KnownValues, fieldValues } from './schema-arbitraries';

/** One request of a route, valid or mutated. */
export interface RestCase {
  readonly route: Route;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether method or path may match another route, or none. */
  readonly mayMissRoute: boolean;
}

interface Draft {
  readonly method: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [name: string, value: unknown])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly rawBody?: string;
  readonly pathSuffix?: string;
}

type Mutation = (draft: Draft) => Draft;

/** Requests of a route: valid ones, and ones with one or two mutations. */
export function casesOf(route: Route, known: KnownValues): fc.Arbitrary<RestCase> {
  const mutations = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Mutation[]>([]) },
    { weight: 5, arbitrary: fc.array(mutationOf(route), { minLength: 1, maxLength: 2 }) },
  );
  return fc.tuple(validDraft(route, known), mutations).map(([draft, steps]) =>
    toRestCase(
      route,
      steps.reduce((mutated, mutate) => mutate(mutated), draft),
    ),
  );
}

/** Valid requests of a route. */
export function validCasesOf(route: Route, known: KnownValues): fc.Arbitrary<RestCase> {
  return validDraft(route, known).map((draft) => toRestCase(route, draft));
}

function validDraft(route: Route, known: KnownValues): fc.Arbitrary<Draft> {
  const fieldsIn = (place: Parameter['in']) => {
    const fields = route.parameters.filter((parameter) => parameter.in === place);
    const values = fields.map(({ name, schema }) => [name, fieldValues(name, schema, namedSchemas, known)]);
    const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
  };
  const body = route.body ? fieldValues('', route.body, namedSchemas, known) : fc.constant(undefined);
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

function mutationOf(route: Route): fc.Arbitrary<Mutation> {
  const mutations = [queryMutations, headerMutations, methodMutations, pathSuffixMutations];
  if (route.parameters.some((parameter) => parameter.in === 'path'))
    mutations.push(pathParameterMutations, pathParameterMutations);
  if (route.body)
    mutations.push(bodyMutations, bodyMutations, bodyMutations, rawBodyMutations, rawBodyMutations);
  return fc.oneof(...mutations);
}

const pathParameterMutations = fc.tuple(fc.nat(), hostileText).map(([at, value]): Mutation => (draft) => {
  const names = Object.keys(draft.path);
  const name = names[at % Math.max(names.length, 1)];
  return name === undefined ? draft : { ...draft, path: { ...draft.path, [name]: value } };
});

const queryMutations = fc
  .tuple(
    fc.oneof(fc.constantFrom('limit', 'before', 'LIMIT', 'limit[]'), hostileName),
    hostileText,
    fc.boolean(),
  )
  .map(([name, value, isTwice]): Mutation => (draft) => ({
    ...draft,
    query: [...draft.query, [name, value], ...(isTwice ? ([[name, value]] as const) : [])],
  }));

/** Header values are sent as Latin-1 without control characters. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?'));

const headerMutations = fc
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
  .map(([name, value]): Mutation => (draft) => ({ ...draft, headers: { ...draft.headers, [name]: value } }));

const methodMutations = fc
  .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'SEARCH')
  .map((method): Mutation => (draft) => ({ ...draft, method }));

const pathSuffixMutations = fc
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
  .map((tail): Mutation => (draft) => ({ ...draft, pathSuffix: tail }));

const bodyMutations = fc
  .tuple(fc.nat(), hostileName, hostileJson, fc.constantFrom('set', 'drop', 'add', 'whole'))
  .map(([at, name, value, change]): Mutation => (draft) => {
    if (change === 'whole' || typeof draft.body !== 'object' || draft.body === null)
      return { ...draft, body: value };
    const fields = Object.entries(draft.body);
    const chosen = fields[at % Math.max(fields.length, 1)]?.[0];
    if (change === 'add' || chosen === undefined)
      return { ...draft, body: objectOf([...fields, [name, value]]) };
    const others = fields.filter(([field]) => field !== chosen);
    return { ...draft, body: objectOf(change === 'drop' ? others : [...others, [chosen, value]]) };
  });

const rawBodyMutations = fc
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
    fc.string({ unit: anyCharacter, maxLength: 60 }),
  )
  .map((text): Mutation => (draft) => ({ ...draft, rawBody: text }));

/** Sets fields such as `__proto__` as own properties. */
function objectOf(fields: readonly (readonly [string, unknown])[]): object {
  const object = {};
  for (const [name, value] of fields)
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

function toRestCase(route: Route, draft: Draft): RestCase {
  const { method, path, query, headers, pathSuffix = '' } = draft;
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeValue(path[name]));
  const queryString = query.map(([name, value]) => `${encodeValue(name)}=${encodeValue(value)}`).join('&');
  const hasDotSegment = Object.values(path).some((value) => ['', '.', '..'].includes(String(value)));
  // A preflight request has no body and no content type.
  const { 'Content-Type': type, ...others } = headers;
  const rawBody = draft.rawBody ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body));
  return {
    route,
    method,
    body: rawBody,
    headers: { ...others, ...(type !== undefined && method !== 'OPTIONS' && { 'Content-Type': type }) },
    path: `${filled}${pathSuffix}${queryString && `?${queryString}`}`,
    mayMissRoute: method !== route.method || pathSuffix !== '' || hasDotSegment || filled.includes('%2F'),
  };
}

/** Percent-encodes a value; lone surrogates, which cannot be encoded, are replaced. */
function encodeValue(value: unknown): string {
  return encodeURIComponent(wellFormed(String(value)));
}

function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
