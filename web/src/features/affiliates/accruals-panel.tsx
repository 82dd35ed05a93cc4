import { ShowMore } from '#components/feedback/show-more';
import { DataTable } from '#components/ui/data-table';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import type { CommissionAccrual } from '#contracts/affiliates/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { dollarLabel, kindNames, reversalMessages, stateLabel } from './affiliate-copy';
import { CommissionStatus } from './commission-status';
import { programDayLabel } from './day-copy';
import { statusLabel } from './status-copy';

/** Every commission accrual, newest first: its click, its rules and the reason for a reversal. */
export function AccrualsPanel({ loaded }: { loaded: GetAnswer<'/affiliates/accruals'> }) {
  const list = useLongList(
    loaded,
    ({ id }) => id,
    (before) => playFabOps.get('/affiliates/accruals', { query: { before } }),
  );

  return (
    <Panel title="Commissions">
      {list.items.length === 0 ? (
        <Note className="max-inline-prose">
          No commissions yet. They appear here once a player signs up through one of your links.
        </Note>
      ) : (
        <DataTable
          caption="Commissions"
          columns={[
            'Date',
            'Type',
            'Link and click',
            'State',
            'Net',
            'Commission',
            'Rules version',
            'Due',
            'Status',
          ]}
        >
          {list.items.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </DataTable>
      )}
      <ShowMore of={list} />
      {list.items.length > 0 && <Note>Days are in UTC.</Note>}
    </Panel>
  );
}

function Line({ line }: { line: CommissionAccrual }) {
  return (
    <tr>
      <th scope="row">{programDayLabel(line.at)}</th>
      <td>
        {kindNames[line.kind]} {line.purchase !== null && <code>{line.purchase.slice(0, 6)}</code>}
      </td>
      <td>
        {line.link} <code>{line.click.slice(0, 6)}</code> {line.subId}
      </td>
      <td>{stateLabel(line.state)}</td>
      <td>{dollarLabel(line.netCents)}</td>
      <td>
        <CommissionStatus commissionCents={line.commissionCents} reversal={line.reversal} />{' '}
        {line.reversal && reversalMessages[line.reversal.reason]}
      </td>
      <td>{line.ruleVersion}</td>
      <td>{programDayLabel(line.dueOn)}</td>
      <td>{statusLabel(line.status)}</td>
    </tr>
  );
}
