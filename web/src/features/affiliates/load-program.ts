import { playFabOps } from '#web/lib/api/play-fab-ops';
import { type DateRange, rangeIn } from '#web/lib/filters/date-range';

/**
 * Loads the program status of a player and, for an affiliate, every part of their dashboard; parts fail independently.
 *
 * @param search  of the address, which may contain a date range
 */
export async function loadProgram(search: string, now: Date) {
  try {
    const { program } = await playFabOps.get('/affiliates');
    const { state } = program;
    if (state !== 'approved' && state !== 'suspended') return { kind: 'player', program } as const;
    const range = rangeIn(new URLSearchParams(search), now);
    return { kind: 'affiliate', program, range, ...(await settleAll(range, state)) } as const;
  } catch (failure) {
    return { kind: 'failed', failure } as const;
  }
}

/** Suspended affiliates have metrics, statements and a postback URL that pauses, and no links. */
async function settleAll({ from, to }: DateRange, state: 'approved' | 'suspended') {
  const [metrics, links, lines, statements, payout, postback] = await Promise.allSettled([
    playFabOps.get('/affiliates/metrics', { query: { from, to } }),
    state === 'approved' ? playFabOps.get('/affiliates/links') : { items: [] },
    playFabOps.get('/affiliates/accruals'),
    playFabOps.get('/affiliates/statements'),
    playFabOps.get('/affiliates/payout-details'),
    playFabOps.get('/affiliates/postback'),
  ]);
  return { metrics, links, lines, statements, payout, postback };
}
