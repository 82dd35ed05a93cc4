import { Link } from 'react-router';
import { Button } from '#components/ui/button';
import { dayLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { dollarLabel, kindNames, reversalMessage } from '../../affiliates/affiliate-copy';
import { CommissionStatus } from '../../affiliates/commission-status';
import type { Reviewed } from './reviewed';

/** A commission accrual as admins see it. */
export function ReviewedLine({ line, onTakeBack }: { line: Reviewed; onTakeBack: () => void }) {
  const { at, kind, link, click, player, netCents, commissionCents, leftCents, reversal } = line;
  return (
    <tr>
      <th scope="row">{dayLabel(at)}</th>
      <td>{kindNames[kind]}</td>
      <td>
        {link} <code>{click.slice(0, 6)}</code>
      </td>
      <td>
        <Link className="text-link" to={paths.dashboardPlayer(player)}>
          <code>{player.slice(0, 8)}</code>
        </Link>
      </td>
      <td>{dollarLabel(netCents)}</td>
      <td>
        <CommissionStatus commissionCents={commissionCents} reversal={reversal} />
      </td>
      <td>
        {reversal
          ? reversalMessage[reversal.reason]
          : leftCents > 0 && (
              <Button variant="outline" onClick={onTakeBack}>
                Reverse
                <span className="sr-only"> {dollarLabel(leftCents)}</span>
              </Button>
            )}
      </td>
    </tr>
  );
}
