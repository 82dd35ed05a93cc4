import { Link } from 'react-router';
import { Panel } from '#components/ui/panel';
import { type Sum, Sums } from '#components/ui/sums';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { dollarsLabel } from '#web/lib/format/numbers';
import { paths } from '#web/lib/paths';
import { costNow, netCents } from '../charts/true-cost';

/** The cost of play at a glance: prizes less purchases. */
export function CostSummary({
  lines,
  timeZone,
  now,
}: {
  lines: readonly Transaction[];
  timeZone: string;
  now: Date;
}) {
  const { month, ever } = costNow(lines, now, timeZone);
  const sums: Sum[] = [
    { name: 'Spent this month', value: dollarsLabel(month.spentCents) },
    { name: 'Spent, all time', value: dollarsLabel(ever.spentCents) },
    { name: 'Redeemed, all time', value: dollarsLabel(ever.redeemedCents) },
    { name: 'Net', value: dollarsLabel(netCents(ever), { isSigned: true }), isTotal: true },
  ];
  return (
    <Panel title="Net position">
      <Sums sums={sums} />
      <Link className="text-link" to={paths.accountSection('charts')}>
        See charts and daily figures
      </Link>
    </Panel>
  );
}
