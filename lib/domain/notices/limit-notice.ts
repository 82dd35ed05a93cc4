import { type Limits, mostAt } from '#domain/play-limits/limits';
import type { RequestedLimit, MailedNoticeEvent } from './notice-event';

const minuteMs = 60_000;

/**
 * What became of a limit that was asked for. The ledger keeps what was asked, not what came of it: a stricter limit holds at once, a
 * looser one later, and another request may have changed it before anybody was told.
 *
 * @param limits  as they are now
 * @param now     when it is told
 */
export function limitNotice(
  asked: RequestedLimit & { readonly kind: string },
  limits: Limits,
  now: Date,
): MailedNoticeEvent {
  const { thing, period } = asked;
  const most = inUnits(asked);
  const limit = limits[`${thing} ${period}`];
  const coming = limit?.next && limit.next.from > now ? limit.next : null;
  if (coming && coming.most === most)
    return { ...asked, kind: 'limit-coming', from: coming.from.toISOString() };
  return { ...asked, kind: mostAt(limit, now) === most ? 'limit-holds' : 'limit-overtaken' };
}

/** A limit in the unit that it is counted in. */
function inUnits({ thing, most }: RequestedLimit): number | null {
  return most === null || thing !== 'time' ? most : most * minuteMs;
}
