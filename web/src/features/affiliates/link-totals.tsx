import { Note } from '#components/ui/note';
import type { AffiliateMetrics } from '#contracts/affiliates/routes';
import { earningColumns, metricLabel } from './metric-columns';

/** What a link has brought in the days shown; clicks without consent are not counted. */
export function LinkTotals({ metrics }: { metrics: AffiliateMetrics | undefined }) {
  if (!metrics) return <Note>No clicks with consent in this period.</Note>;
  return (
    <Note className="tabular">
      {earningColumns.map((column) => `${column.name}: ${metricLabel(column, metrics)}`).join(' · ')}
    </Note>
  );
}
