import { type Limits, mostAt } from '#domain/play-limits/limits';
import type { RequestedLimit, MailedNoticeEvent } from './notice-event';

const minuteMs = 60_000;

/**
 * Determines the result of a limit request. The ledger records the request only: a stricter limit takes effect at once, a looser one later,
 * and another request may have changed it before the notice is written.
 *
 * @param limits  current limits
 * @param now     time of the notice
 */
export function limitNotice(
  request: RequestedLimit & { readonly kind: string },
  limits: Limits,
  now: Date,
): MailedNoticeEvent {
  const { thing, period } = request;
  const most = inUnits(request);
  const limit = limits[`${thing} ${period}`];
  const coming = limit?.next && limit.next.from > now ? limit.next : null;
  if (coming && coming.most === most)
    return { ...request, kind: 'limit-coming', from: coming.from.toISOString() };
  return { ...request, kind: mostAt(limit, now) === most ? 'limit-holds' : 'limit-overtaken' };
}

/** Converts a limit to its internal unit. */
function inUnits({ thing, most }: RequestedLimit): number | null {
  return most === null || thing !== 'time' ? most : most * minuteMs;
}
