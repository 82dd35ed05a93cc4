import type { RestCase } from './rest-case';

/** A refusal's status and code. */
export function kindOfRefusal({ status, text }: { readonly status: number; readonly text: string }): string {
  return `${status} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`;
}

/** The same request under a key that was never used; one without a key, or with a bent one, as it is. */
export function withNewKey(asked: RestCase, attempt: number): RestCase {
  const { 'Idempotency-Key': key = '', ...headers } = asked.headers;
  if (key === '' || key.length > 100) return asked;
  return { ...asked, headers: { ...headers, 'Idempotency-Key': `${key}-${attempt}` } };
}
