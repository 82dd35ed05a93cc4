import type { RawAnswer } from './raw-request';
import { leaksOf } from './reported';
import type { RestCase } from './rest-case';
import { refusalCodes } from './rest-routes';

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
  if (!requested.isElsewhere && !requested.route.statuses.includes(status))
    faults.push(`answers ${status}, which the document does not name: ${text.slice(0, 200)}`);
  if (status >= 300 && requested.method !== 'HEAD') faults.push(...faultsOfRefusal(text));
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

function faultsOfRefusal(text: string): string[] {
  const body = parsed(text) as
    | { error?: { code?: unknown; message?: unknown; details?: unknown } }
    | undefined;
  const { code, message, ...more } = body?.error ?? {};
  const isWorded = typeof message === 'string' && message !== '';
  const hasMore = Object.keys(more).some((field) => field !== 'details');
  const isRefusal = refusalCodes.includes(String(code)) && isWorded && !hasMore;
  return isRefusal ? [] : [`is refused in another shape: ${text.slice(0, 200)}`];
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
