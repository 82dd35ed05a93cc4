import { FileDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import type { AffiliateFigures, AffiliateLink, GetAnswer } from '#web/lib/play-fab-ops-types';
import { countWords, dollarWords } from './affiliate-words';
import { type DateRange, daysIn } from './date-range';
import { type FigureRow, figureWords, fileRows, tableColumns, tileColumns } from './figure-columns';

type Figures = GetAnswer<'/affiliates/figures'>;

const SeriesChart = lazy(() => import('#components/charts/series-chart'));
const ShareChart = lazy(() => import('#components/charts/share-chart'));

/** Figures by day, link and state, and how far all commission is: each as a chart, and as a table behind it. */
export function FiguresPanel({
  figures,
  links,
  range,
}: {
  figures: Figures;
  links: readonly AffiliateLink[];
  range: DateRange;
}) {
  const byDay = new Map(figures.days.map((each) => [each.day, each.figures]));
  const days = daysIn(range).map((day) => ({ name: day, figures: byDay.get(day) ?? nothing }));
  const nameOf = new Map(links.map(({ code, name }) => [code, name]));
  const byLink = figures.links.map((each) => ({
    name: nameOf.get(each.link) ?? each.link,
    figures: each.figures,
  }));
  const byState = figures.states
    .filter(({ figures: { signUps, netCents } }) => signUps > 0 || netCents !== 0)
    .map(({ state, figures: own }) => ({ name: state === '--' ? 'Not told' : state, figures: own }));
  const { pendingCents, approvedCents, paidCents, reversedCents } = figures.commission;
  const commission = [
    { name: 'Pending', value: pendingCents },
    { name: 'Approved', value: approvedCents },
    { name: 'Paid', value: paidCents },
    { name: 'Reversed', value: reversedCents },
  ];

  async function save(head: string, rows: readonly FigureRow[]) {
    const { saveRows } = await import('#web/lib/save-csv');
    saveRows(`affiliate-${head.toLowerCase()}s-${range.from}-${range.to}.csv`, fileRows(head, rows));
  }

  return (
    <>
      <dl className="affiliate-tiles">
        {tileColumns.map((column) => (
          <div key={column.name} className="affiliate-tile surface">
            <dt>{column.name}</dt>
            <dd>{figureWords(column, figures.total)}</dd>
          </div>
        ))}
      </dl>
      <div className="affiliate-charts">
        <Panel title="By day">
          <Suspense fallback={<Skeleton className="chart-box" />}>
            <SeriesChart
              kind="line"
              names={days.map(({ name }) => name.slice(5))}
              series={[
                { name: 'Clicks', colour: '--info', values: days.map((day) => day.figures.clicks) },
                { name: 'Sign-ups', colour: '--primary', values: days.map((day) => day.figures.signUps) },
                {
                  name: 'First purchases',
                  colour: '--secondary',
                  values: days.map((day) => day.figures.firstPurchases),
                },
              ]}
              write={countWords}
              label="Clicks, sign-ups and first purchases by day; the figures are in the table below"
            />
          </Suspense>
          <Rows head="Day" rows={days.toReversed()} onSave={() => void save('Day', days)} />
        </Panel>
        <Panel title="Commission">
          {commission.every(({ value }) => value <= 0) && (
            <p className="affiliate-note">The first commission comes with the first purchase.</p>
          )}
          <Suspense fallback={<Skeleton className="chart-box" />}>
            <ShareChart
              kind="doughnut"
              parts={commission.map(({ name, value }) => ({ name, value: Math.max(0, value) }))}
              write={dollarWords}
              label="Commission by how far it is; the figures are in the table below"
            />
          </Suspense>
          <NumbersTable
            caption="Commission by how far it is"
            columns={['State', 'Amount']}
            rows={commission.map(({ name, value }) => [name, dollarWords(value)])}
          />
          <p className="affiliate-note">
            Pending is held for 30 days after it was earned. What was reversed is of the days shown; the rest
            is of all time.
          </p>
        </Panel>
        <Panel title="By link">
          {byLink.length === 0 ? (
            <p className="affiliate-note">Nobody has come by a link on these days.</p>
          ) : (
            <>
              <Suspense fallback={<Skeleton className="chart-box" />}>
                <SeriesChart
                  kind="bar"
                  names={byLink.map(({ name }) => name)}
                  series={[
                    {
                      name: 'Net revenue',
                      colour: '--primary',
                      values: byLink.map((link) => link.figures.netCents),
                    },
                  ]}
                  write={dollarWords}
                  label="Net revenue by link; the figures are in the table below"
                />
              </Suspense>
              <Rows head="Link" rows={byLink} onSave={() => void save('Link', byLink)} />
            </>
          )}
        </Panel>
        <Panel title="By state">
          {byState.length === 0 ? (
            <p className="affiliate-note">Nobody has signed up on these days.</p>
          ) : (
            <>
              {byState.every(({ figures: own }) => own.purchasesCents === 0) && (
                <p className="affiliate-note">Nobody has bought anything on these days.</p>
              )}
              <Suspense fallback={<Skeleton className="chart-box" />}>
                <ShareChart
                  kind="pie"
                  parts={byState.map(({ name, figures: own }) => ({
                    name,
                    value: Math.max(0, own.purchasesCents),
                  }))}
                  write={dollarWords}
                  label="Purchases by state; the figures are in the table below"
                />
              </Suspense>
              <Rows head="State" rows={byState} onSave={() => void save('State', byState)} />
            </>
          )}
        </Panel>
      </div>
    </>
  );
}

/** A table behind a chart, and the same as a file. */
function Rows({
  head,
  rows,
  onSave,
}: {
  head: 'Day' | 'Link' | 'State';
  rows: readonly FigureRow[];
  onSave: () => void;
}) {
  return (
    <>
      <NumbersTable
        caption={`Figures by ${head.toLowerCase()}`}
        columns={[head, ...tableColumns.map(({ name }) => name)]}
        rows={rows.map(({ name, figures }) => [
          name,
          ...tableColumns.map((column) => figureWords(column, figures)),
        ])}
      />
      <Button look="outline" onClick={onSave}>
        <FileDown aria-hidden="true" size={18} />
        Export CSV
        <span className="sr-only">{` by ${head.toLowerCase()}`}</span>
      </Button>
    </>
  );
}

const nothing: AffiliateFigures = {
  ...{ clicks: 0, visitors: 0, signUps: 0, firstPurchases: 0, purchasesCents: 0, refundsCents: 0 },
  ...{ redemptionsCents: 0, feesCents: 0, netCents: 0, commissionCents: 0, reversedCents: 0 },
};
