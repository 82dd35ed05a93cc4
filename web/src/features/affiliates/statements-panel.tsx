import { FileDown, Printer } from 'lucide-react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { ShowMore } from '#components/feedback/show-more';
import { Button } from '#components/ui/button';
import { DataTable } from '#components/ui/data-table';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { brand } from '#domain/operator/brand';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { mostExported, readAllPages } from '#web/lib/api/read-all-pages';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLongList } from '#web/lib/api/use-long-list';
import { dollarLabel, outcomeLabel } from './affiliate-copy';
import { programMonthLabel } from './day-copy';
import './statement-print.css';

type Page = GetAnswer<'/affiliates/statements'>;

const readPage = (before: string | undefined) =>
  playFabOps.get('/affiliates/statements', { query: { before } });

/** Statements of settled months, newest first; they can be printed and saved. */
export function StatementsPanel({ loaded }: { loaded: Page }) {
  const list = useLongList(loaded, ({ month }) => month, readPage);
  const saving = useAttempt();
  const statements = list.items;

  async function save() {
    const [{ saveRows }, all] = await Promise.all([
      import('#web/lib/page/save-csv'),
      readAllPages(readPage, { most: mostExported }),
    ]);
    saveRows('affiliate-statements.csv', [
      [
        'Month',
        'Previous balance (cents)',
        'Due (cents)',
        'Taken back from earlier months (cents)',
        'Total (cents)',
        'Outcome',
        'Carried over (cents)',
        'Paid on',
        'Reference',
      ],
      ...all.items.map((each) => [
        each.month,
        each.carriedInCents,
        each.dueCents,
        each.takenBackCents,
        each.totalCents,
        each.outcome,
        each.carriedOutCents,
        each.payment?.at ?? '',
        each.payment?.reference ?? '',
      ]),
    ]);
  }

  return (
    <Panel title="Statements" className="affiliate-statements print:bare">
      <p className="print-only">{`${brand.name} affiliate program. Amounts in US dollars.`}</p>
      {statements.length === 0 ? (
        <Note className="max-inline-prose">
          No statements yet. Your first one comes in the month after your first commission is due.
        </Note>
      ) : (
        <>
          <DataTable
            variant="figures"
            caption="Statements by month"
            columns={['Month', 'Previous balance', 'Due', 'Total', 'Outcome']}
          >
            {statements.map((statement) => (
              <tr key={statement.month}>
                <th scope="row">{programMonthLabel(statement.month)}</th>
                <td>{dollarLabel(statement.carriedInCents)}</td>
                <td>
                  {dollarLabel(statement.dueCents)}
                  {statement.takenBackCents > 0 &&
                    ` (after ${dollarLabel(statement.takenBackCents)} taken back from earlier months)`}
                </td>
                <td>{dollarLabel(statement.totalCents)}</td>
                <td>
                  {outcomeLabel(statement)}
                  {statement.carriedOutCents < 0 && `: ${dollarLabel(statement.carriedOutCents)}`}
                </td>
              </tr>
            ))}
          </DataTable>
          <ShowMore of={list} />
          <Row className="screen-only">
            <Button variant="outline" pending={saving.isPending} onClick={() => void saving.send(save)}>
              <FileDown aria-hidden="true" size={18} />
              Export statements
            </Button>
            <Button variant="outline" onClick={() => print()}>
              <Printer aria-hidden="true" size={18} />
              Print
            </Button>
          </Row>
          {saving.failure !== null && <FailureNotice failure={saving.failure} />}
        </>
      )}
    </Panel>
  );
}
