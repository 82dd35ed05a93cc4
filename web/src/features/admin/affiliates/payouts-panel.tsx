import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { TextField } from '#components/ui/text-field';
import { useAttempt } from '#web/lib/api/use-attempt';
import { isMonth } from '../../affiliates/day-copy';
import { ExportCsv } from '../parts/export-csv';
import { personName } from '../parts/person-name';
import { PayoutsTable } from './payouts-table';
import { readStatements } from './read-statements';
import { RunPayouts } from './run-payouts';
import { type SettledMonths, type Statement, withMonth, withStatement } from './settled-months';

const fileColumns = ['Affiliate', 'Player ID', 'Month', 'Total (cents)', 'Outcome', 'Reference'] as const;

/** The statements of a month: review, and for superadmins create and record payments. */
export function PayoutsPanel({ lastMonth, isSuperadmin }: { lastMonth: string; isSuperadmin: boolean }) {
  const [month, setMonth] = useState(lastMonth);
  const [known, setKnown] = useState<SettledMonths>({});
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [inReview, setInReview] = useState<readonly string[]>([]);
  const { isPending, choice, failure, send } = useAttempt();
  const statements = known[month] ?? null;
  const nameOf = (affiliate: string) => names.get(affiliate) ?? affiliate;

  const show = () =>
    send(readAll, (read) => setKnown((before) => withMonth(before, month, read)), { choice: month });

  const addNames = (read: Iterable<readonly [string, string]>) =>
    setNames((before) => new Map([...before, ...read]));

  async function readAll(): Promise<readonly Statement[]> {
    const { statements: found, names: read } = await readStatements(month);
    addNames(read);
    return found;
  }

  return (
    <Panel title="Payouts">
      <Note className="max-inline-prose">
        You can settle a month from the second day of the next month, in UTC. Existing statements do not
        change.
      </Note>
      {!isSuperadmin && (
        <Notice tone="info">
          Only superadmins can run payouts, mark them as paid and see a payout method in full.
        </Notice>
      )}
      <Row>
        <TextField
          label="Month"
          type="month"
          value={month}
          onChange={({ currentTarget }) => {
            setMonth(currentTarget.value);
            setInReview([]);
          }}
        />
        <Button variant="outline" pending={isPending} onClick={() => void show()}>
          Show statements
        </Button>
        {isSuperadmin && isMonth(month) && (
          <RunPayouts
            month={month}
            onRun={(leftOut) => {
              addNames(leftOut.map((person) => [person.player, personName(person)] as const));
              setInReview(leftOut.map(({ player }) => player));
              return show();
            }}
          />
        )}
        {statements !== null && statements.length > 0 && (
          <ExportCsv
            file={`payouts-${month}`}
            columns={fileColumns}
            rows={() => statements.map((each) => fileRow(each, nameOf(each.affiliate)))}
          />
        )}
      </Row>
      {inReview.length > 0 && (
        <p role="status">
          Skipped until their matching players are reviewed: {inReview.map(nameOf).join(', ')}. The players
          share a home, a network or a card with these affiliates.
        </p>
      )}
      {failure !== null && choice === month && <FailureNotice failure={failure} />}
      {statements !== null && (
        <PayoutsTable
          statements={statements}
          nameOf={nameOf}
          isSuperadmin={isSuperadmin}
          onPaid={(paid) => setKnown((before) => withStatement(before, paid))}
        />
      )}
    </Panel>
  );
}

function fileRow(
  { affiliate, month, totalCents, outcome, payment }: Statement,
  name: string,
): (string | number)[] {
  return [name, affiliate, month, totalCents, outcome, payment?.reference ?? ''];
}
