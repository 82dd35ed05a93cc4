import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { dollarLabel, outcomeLabel } from '../../affiliates/affiliate-copy';
import { type SettledMonths, type Statement, withMonth, withStatement } from './settled-months';

/** The statements of a month: create, review and record payments. Only SUPERADMINS run and pay. */
export function PayoutsPanel({ lastMonth }: { lastMonth: string }) {
  const [month, setMonth] = useState(lastMonth);
  const [known, setKnown] = useState<SettledMonths>({});
  const [inReview, setInReview] = useState<readonly string[]>([]);
  const { isPending, choice, failure, send } = useAttempt();
  const statements = known[month] ?? null;

  const attempt = (act: (idempotencyKey: string) => Promise<readonly Statement[]>) =>
    send(act, (read) => setKnown((before) => withMonth(before, month, read)), { choice: month });

  async function readAll(): Promise<readonly Statement[]> {
    const found: Statement[] = [];
    let after: string | undefined;
    do {
      const page = await playFabOps.get('/admin/affiliate-payouts', { query: { month, limit: 100, after } });
      found.push(...page.items);
      after = page.next ?? undefined;
    } while (after !== undefined);
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
      after = made.next ?? undefined;
    } while (after !== undefined);
    setInReview(left);
    return readAll();
  }

  async function save(of: readonly Statement[]) {
    const { saveRows } = await import('#web/lib/page/save-csv');
    saveRows(`payouts-${month}.csv`, [
      ['Affiliate', 'Month', 'Total (cents)', 'Outcome', 'Reference'],
      ...of.map((each) => [
        each.affiliate,
        each.month,
        each.totalCents,
        each.outcome,
        each.payment?.reference ?? '',
      ]),
    ]);
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
          <Button variant="outline" onClick={() => void save(statements)}>
            Export CSV
          </Button>
        )}
      </div>
      {inReview.length > 0 && (
        <p role="status">
          Skipped until their matching players are reviewed: {inReview.join(', ')}. The players share a home,
          a network or a card with these affiliates.
        </p>
      )}
      {failure !== null && choice === month && <FailureNotice failure={failure} />}
      {statements !== null && statements.length === 0 && <p>No statements for this month yet.</p>}
      {statements !== null && statements.length > 0 && (
        <ul className="grid gap-3">
          {statements.map((statement) => (
            <PayoutLine
              key={`${statement.affiliate} ${statement.month}`}
              statement={statement}
              onPaid={(paid) => setKnown((before) => withStatement(before, paid))}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PayoutLine({ statement, onPaid }: { statement: Statement; onPaid: (paid: Statement) => void }) {
  const { affiliate, month, totalCents, outcome, payment } = statement;
  const [reference, setReference] = useState('');
  const { send, isPending, failure, newIdempotencyKey } = useAttempt();

  function pay() {
    if (reference.trim() === '') return;
    const path = { affiliate, month };
    const body = { reference: reference.trim() };
    const route = '/admin/affiliates/{affiliate}/statements/{month}/payments';
    void send((idempotencyKey) => playFabOps.post(route, { path, body, idempotencyKey }), onPaid);
  }

  return (
    <li className="grid gap-2 pbe-3 border-be-line">
      <p className="wrap-anywhere">
        <code>{affiliate}</code> <strong>{dollarLabel(totalCents)}</strong> {outcomeLabel(statement)}
      </p>
      {outcome === 'payable' && !payment && (
        <div className="affiliate-ways">
          <TextField
            label="Payment reference"
            value={reference}
            maxLength={80}
            onChange={({ currentTarget }) => {
              setReference(currentTarget.value);
              newIdempotencyKey();
            }}
          />
          <Button variant="outline" pending={isPending} onClick={pay}>
            Mark as paid
          </Button>
        </div>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
    </li>
  );
}
