import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { ExportCsv } from '../parts/export-csv';
import { personName } from '../parts/person-name';
import { PayoutsTable } from './payouts-table';
import { readStatements } from './read-statements';
import { type SettledMonths, type Statement, withMonth, withStatement } from './settled-months';

const fileColumns = ['Affiliate', 'Player ID', 'Month', 'Total (cents)', 'Outcome', 'Reference'] as const;

/** The statements of a month: create, review and record payments. Only SUPERADMINS run and pay. */
export function PayoutsPanel({ lastMonth }: { lastMonth: string }) {
  const [month, setMonth] = useState(lastMonth);
  const [known, setKnown] = useState<SettledMonths>({});
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [inReview, setInReview] = useState<readonly string[]>([]);
  const { isPending, choice, failure, send } = useAttempt();
  const statements = known[month] ?? null;
  const nameOf = (affiliate: string) => names.get(affiliate) ?? affiliate;

  const attempt = (act: (idempotencyKey: string) => Promise<readonly Statement[]>) =>
    send(act, (read) => setKnown((before) => withMonth(before, month, read)), { choice: month });

  const addNames = (read: Iterable<readonly [string, string]>) =>
    setNames((before) => new Map([...before, ...read]));

  async function readAll(): Promise<readonly Statement[]> {
    const { statements: found, names: read } = await readStatements(month);
    addNames(read);
    return found;
  }

  async function run(key: string): Promise<readonly Statement[]> {
    const left: string[] = [];
    let after: string | undefined;
    do {
      const body = { month, ...(after !== undefined && { after }) };
      const made = await playFabOps.post('/admin/affiliate-payouts', {
        body,
        idempotencyKey: `${key}-${encodeURIComponent(after ?? '')}`,
      });
      left.push(...made.inReview);
      addNames(made.people.map((person) => [person.player, personName(person)] as const));
      after = made.next ?? undefined;
    } while (after !== undefined);
    setInReview(left);
    return readAll();
  }

  return (
    <Panel title="Payouts">
      <p className="max-inline-prose text-sm text-muted">
        You can settle a month from the second day of the next month, in UTC. Existing statements do not
        change. Only superadmins can run payouts and mark them as paid.
      </p>
      <div className="affiliate-ways">
        <TextField
          label="Month"
          type="month"
          value={month}
          onChange={({ currentTarget }) => {
            setMonth(currentTarget.value);
            setInReview([]);
          }}
        />
        <Button variant="outline" pending={isPending} onClick={() => void attempt(readAll)}>
          Show statements
        </Button>
        <Button variant="primary" pending={isPending} onClick={() => void attempt(run)}>
          Run payouts
        </Button>
        {statements !== null && statements.length > 0 && (
          <ExportCsv
            file={`payouts-${month}`}
            columns={fileColumns}
            rows={() => statements.map((each) => fileRow(each, nameOf(each.affiliate)))}
          />
        )}
      </div>
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
