import { playFabOps } from '#web/lib/api/play-fab-ops';

/**
 * Loads what the overview shows of the last days. Another function serves the failed refunds; they are null when it fails, so that the
 * overview stays readable.
 */
export async function loadOverview(days: number) {
  const refunds = Promise.allSettled([playFabOps.get('/coins/failed-refunds')]);
  const [overview, { alarms }, [read]] = await Promise.all([
    playFabOps.get('/admin/overview', { query: { days } }),
    playFabOps.get('/admin/alarms'),
    refunds,
  ]);
  return { overview, alarms, failedRefunds: read.status === 'fulfilled' ? read.value.items : null };
}
