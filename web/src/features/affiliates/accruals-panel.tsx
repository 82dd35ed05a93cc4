import { ShowMore } from '#components/feedback/show-more';
import { DataTable } from '#components/ui/data-table';
import { Panel } from '#components/ui/panel';
import type { CommissionAccrual } from '#contracts/affiliates/routes';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { useLongList } from '#web/lib/use-long-list';
import { dollarLabel, kindNames, reversalMessage } from './affiliate-copy';
import { CommissionStatus } from './commission-status';
import { statusLabel } from './status-copy';

/** Every commission accrual, newest first: its click, its rules and the reason for a reversal. */
export function AccrualsPanel({ loaded }: { loaded: GetAnswer<'/affiliates/accruals'> }) {
  const list = useLongList(
    loaded,
    ({ id }) => id,
    (before) => playFabOps.get('/affiliates/accruals', { query: { before } }),
  );

  return (
    <Panel title="Lines of commission">
      {list.items.length === 0 ? (
        <p className="affiliate-note">
          The first line comes with the first player who signs up by a link of yours.
        </p>
      ) : (
        <DataTable
          caption="Lines of commission"
          columns={[
            'When',
            'What',
            'Link and click',
            'State',
            'Net',
            'Commission',
            'Rules',
            'Due',
            'How far',
          ]}
        >
          {list.items.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </DataTable>
      )}
      <ShowMore of={list} />
    </Panel>
  );
}

function Line({ line }: { line: CommissionAccrual }) {
  return (
    <tr>
      <th scope="row">{new Date(line.at).toLocaleDateString(undefined, { dateStyle: 'medium' })}</th>
      <td>
        {kindNames[line.kind]} {line.purchase !== null && <code>{line.purchase.slice(0, 6)}</code>}
      </td>
      <td>
        {line.link} <code>{line.click.slice(0, 6)}</code>
      </td>
      <td>{line.state === '--' ? 'Not told' : line.state}</td>
      <td>{dollarLabel(line.netCents)}</td>
      <td>
        <CommissionStatus commissionCents={line.commissionCents} reversal={line.reversal} />{' '}
        {line.reversal && reversalMessage[line.reversal.reason]}
      </td>
      <td>{line.ruleVersion}</td>
      <td>{line.dueOn}</td>
      <td>{statusLabel(line.status)}</td>
    </tr>
  );
}
