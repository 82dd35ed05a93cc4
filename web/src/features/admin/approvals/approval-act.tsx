import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { allParts } from '#domain/rewards/mystery/odds';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { countLabel } from '#web/lib/format/numbers';
import { percentOfPrice } from '#web/lib/format/percent-of-price';
import { accountTones, type AdjustmentAct, type ApprovalRequest, type OddsAct } from './approval-request';

/** What happens once a request is approved. */
export function ApprovalAct({
  act,
  nameOf,
}: {
  act: ApprovalRequest['act'];
  nameOf: (id: string) => string;
}) {
  return act.kind === 'adjustment' ? <Adjustment act={act} nameOf={nameOf} /> : <Odds act={act} />;
}

function Adjustment({
  act: { player, account, amount, reason },
  nameOf,
}: {
  act: AdjustmentAct;
  nameOf: (id: string) => string;
}) {
  const { name, coin } = accountTones[account];
  return (
    <>
      <p>
        <Amount coin={coin} value={amount} signed /> {name}
        {amount > 0 ? ' to ' : ' from '}
        <Link
          className="text-link wrap-anywhere"
          to={dashboardPaths.player(player)}
          title={player}
          data-row-open=""
        >
          {nameOf(player)}
        </Link>
      </p>
      <p className="wrap-anywhere">{`“${reason}”`}</p>
    </>
  );
}

function Odds({ act: { product, outcomes, price, expectedWorth } }: { act: OddsAct }) {
  return (
    <>
      <p>
        <Link className="text-link wrap-anywhere" to={dashboardPaths.product(product)} data-row-open="">
          {product}
        </Link>
        {': price '}
        <Amount coin="sweeps" value={price} />
        {', expected value '}
        <Amount coin="sweeps" value={Math.round(expectedWorth)} />
        {price > 0 ? ` (${percentOfPrice(expectedWorth, price)} of the price).` : '.'}
      </p>
      <ul className="grid gap-1 tabular">
        {outcomes.map((outcome, index) => (
          <li key={index}>
            {`${countLabel(outcome.weight)} of ${countLabel(allParts)}: `}
            {outcome.kind === 'gold' && <Amount coin="gold" value={outcome.gold} />}
            {outcome.kind === 'sweeps' && <Amount coin="sweeps" value={outcome.sweeps} />}
            {outcome.kind === 'product' && (
              <Link className="text-link wrap-anywhere" to={dashboardPaths.product(outcome.product)}>
                {outcome.product}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
