import type { AffiliateFigures, AffiliateLink, GetAnswer } from '#web/lib/play-fab-ops-types';
import { CommissionFigures } from './commission-figures';
import { type DateRange, daysIn } from './date-range';
import { DaysFigures } from './days-figures';
import { figureWords, tileColumns } from './figure-columns';
import { LinksFigures } from './links-figures';
import { StatesFigures } from './states-figures';

type Figures = GetAnswer<'/affiliates/figures'>;

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
        <DaysFigures days={days} range={range} />
        <CommissionFigures {...figures.commission} />
        <LinksFigures links={byLink} range={range} />
        <StatesFigures states={byState} range={range} />
      </div>
    </>
  );
}

const nothing: AffiliateFigures = {
  ...{ clicks: 0, visitors: 0, signUps: 0, firstPurchases: 0, purchasesCents: 0, refundsCents: 0 },
  ...{ redemptionsCents: 0, feesCents: 0, netCents: 0, commissionCents: 0, reversedCents: 0 },
};
