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
    if (programme.state !== 'approved') return { kind: 'player', programme } as const;
    const range = rangeIn(search, now);
    return { kind: 'affiliate', range, ...(await settleAll(range)) } as const;
  } catch (failure) {
    return { kind: 'failed', failure } as const;
  }
}

async function settleAll({ from, to }: DateRange) {
  const [figures, links, lines, statements] = await Promise.allSettled([
    playFabOps.get('/affiliates/figures', { query: { from, to } }),
    playFabOps.get('/affiliates/links'),
    playFabOps.get('/affiliates/lines'),
    playFabOps.get('/affiliates/statements'),
  ]);
  return { figures, links, lines, statements };
}
