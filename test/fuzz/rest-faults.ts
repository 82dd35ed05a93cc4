import { isDeepStrictEqual } from 'node:util';
import { errorBodies } from '#contracts/error-schemas';
import { type ErrorCode, errors } from '#contracts/errors';
import { findLeaks } from './leaks';
import type { RawAnswer } from './raw-request';
import type { RestCase } from './rest-case';

interface Faulty {
  readonly requested: RestCase;
  readonly faults: readonly string[];
}

/** A signed S3 form, which contains the service name. */
const signedForm = /"fields":\{"[^}]*"X-Amz-Signature":"\w+"[^}]*\}/g;

/** Faults of a REST response, as text. */
export function findResponseFaults(
  requested: RestCase,
  { status, text }: RawAnswer,
  names: readonly string[],
): string[] {
  const sent = `${decodePath(requested.path)} ${requested.path} ${requested.body ?? ''} ${Object.values(requested.headers).join(' ')}`;
  const faults = findLeaks(text.replaceAll(signedForm, ''), sent, names);
  if (status >= 500) faults.push(`answers ${status}: ${text.slice(0, 200)}`);
  if (!requested.mayMissRoute && !requested.route.statuses.has(status))
    faults.push(`answers ${status}, which the document does not list: ${text.slice(0, 200)}`);
  if (status >= 300 && requested.method !== 'HEAD')
    faults.push(...findRefusalFaults(requested, { status, text }));
  return faults;
}

/** Faults with their request, as text. */
export function describeFaults({
  requested: { route, method, path, headers, body },
  faults,
}: Faulty): string {
  const request = `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${(body ?? '').slice(0, 300)}`;
  return `${route.name}: ${faults.join('; ')}\n  ${request}`;
}

function findRefusalFaults({ mayMissRoute, route }: RestCase, { status, text }: RawAnswer): string[] {
  const body = parseJson(text);
  const code = (body as { error?: { code?: unknown } } | undefined)?.error?.code;
  if (!isErrorCode(code)) return [`is refused without a code: ${text.slice(0, 200)}`];
  const read = errorBodies.get(code)?.safeParse(body);
  if (!read?.success || !isDeepStrictEqual(read.data, body))
    return [`is refused with another shape than ${code}: ${text.slice(0, 200)}`];
  const isDocumented = mayMissRoute || route.statuses.get(status)?.includes(code);
  return isDocumented ? [] : [`answers ${status} with ${code}, which the document does not list`];
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // reported as an unexpected answer
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // some generated paths are invalid on purpose
  }
}
