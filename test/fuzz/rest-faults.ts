import { isDeepStrictEqual } from 'node:util';
import { errorBodies } from '#contracts/error-schemas';
import { type ErrorCode, errors } from '#contracts/errors';
import type { RawAnswer } from './raw-request';
import { leaksOf } from './reported';
import type { RestCase } from './rest-case';

interface Faulty {
  readonly requested: RestCase;
  readonly faults: readonly string[];
}

/** A signed S3 form, which contains the service name. */
const signedForm = /"fields":\{"[^}]*"X-Amz-Signature":"\w+"[^}]*\}/g;

/** Faults of a REST response, as text. */
export function faultsOfAnswer(
  requested: RestCase,
  { status, text }: RawAnswer,
  names: readonly string[],
): string[] {
  const sent = `${decoded(requested.path)} ${requested.path} ${requested.body ?? ''} ${Object.values(requested.headers).join(' ')}`;
  const faults = leaksOf(text.replaceAll(signedForm, ''), sent, names);
  if (status >= 500) faults.push(`answers ${status}: ${text.slice(0, 200)}`);
  if (!requested.isElsewhere && !requested.route.statuses.has(status))
    faults.push(`answers ${status}, which the document does not name: ${text.slice(0, 200)}`);
  if (status >= 300 && requested.method !== 'HEAD')
    faults.push(...faultsOfRefusal(requested, { status, text }));
  return faults;
}

/** Faults with their request, as text. */
export function describeFaulty({
  requested: { route, method, path, headers, body },
  faults,
}: Faulty): string {
  const request = `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${(body ?? '').slice(0, 300)}`;
  return `${route.name}: ${faults.join('; ')}\n  ${request}`;
}

function faultsOfRefusal({ isElsewhere, route }: RestCase, { status, text }: RawAnswer): string[] {
  const body = parsed(text);
  const code = (body as { error?: { code?: unknown } } | undefined)?.error?.code;
  if (!isErrorCode(code)) return [`is refused without a code: ${text.slice(0, 200)}`];
  const read = errorBodies.get(code)?.safeParse(body);
  if (!read?.success || !isDeepStrictEqual(read.data, body))
    return [`is refused in another shape than ${code} has: ${text.slice(0, 200)}`];
  const isDocumented = isElsewhere || route.statuses.get(status)?.includes(code);
  return isDocumented ? [] : [`answers ${status} with ${code}, which the document does not name`];
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // reported as an unexpected answer
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // some generated paths are invalid on purpose
  }
}
