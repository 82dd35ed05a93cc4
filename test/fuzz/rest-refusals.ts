import type { RestCase } from './rest-case';

/** Status and code of a refusal. */
export function kindOfRefusal({ status, text }: { readonly status: number; readonly text: string }): string {
  return `${status} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`;
}

/** The same request under an unused key; unchanged if it has none or an invalid one. */
export function withNewKey(request: RestCase, attempt: number): RestCase {
  const { 'Idempotency-Key': key = '', ...headers } = request.headers;
  if (key === '' || key.length > 100) return request;
  return { ...request, headers: { ...headers, 'Idempotency-Key': `${key}-${attempt}` } };
}
