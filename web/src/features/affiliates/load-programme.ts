import { playFabOps } from '#web/lib/play-fab-ops';
import { type DateRange, rangeIn } from './date-range';

/**
 * How a player stands with the programme, and for an affiliate every part of what they see: one that cannot be read takes none of
 * the others along.
 *
 * @param search  of the address, which may name days
 */
export async function loadProgramme(search: string, now: Date) {
  try {
    const { programme } = await playFabOps.get('/affiliates');
    const { state } = programme;
    if (state !== 'approved' && state !== 'suspended') return { kind: 'player', programme } as const;
    const range = rangeIn(search, now);
    return { kind: 'affiliate', programme, range, ...(await settleAll(range, state)) } as const;
  } catch (failure) {
    return { kind: 'failed', failure } as const;
  }
}

/** Whoever is suspended has figures and statements, and no links. */
async function settleAll({ from, to }: DateRange, state: 'approved' | 'suspended') {
  const [figures, links, lines, statements] = await Promise.allSettled([
    playFabOps.get('/affiliates/figures', { query: { from, to } }),
    state === 'approved' ? playFabOps.get('/affiliates/links') : { items: [] },
    playFabOps.get('/affiliates/lines'),
    playFabOps.get('/affiliates/statements'),
  ]);
  return { figures, links, lines, statements };
}
