import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { DataTable } from '#components/ui/data-table';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { CommissionLine, GetAnswer } from '#web/lib/play-fab-ops-types';
import { dollarWords, kindNames, reversalWords } from './affiliate-words';

/** Every line of commission, the newest first: its click, the rules it was reckoned by, and why it was taken back. */
export function LinesPanel({ loaded }: { loaded: GetAnswer<'/affiliates/lines'> }) {
  const [page, setPage] = useState(loaded);
  const [failure, setFailure] = useState<unknown>(null);

  async function readOn(before: string) {
    setFailure(null);
    try {
      const more = await playFabOps.get('/affiliates/lines', { query: { before } });
      setPage(({ items }) => ({ items: [...items, ...more.items], next: more.next }));
    } catch (refused) {
      setFailure(refused);
    }
  }

  return (
    <Panel title="Lines of commission">
      {page.items.length === 0 ? (
        <p className="affiliate-note">
          The first line comes with the first player who signs up by a link of yours.
        </p>
      ) : (
        <DataTable
          look="figures"
          caption="Lines of commission"
          columns={['When', 'What', 'Link and click', 'State', 'Net', 'Commission', 'Rules', 'Due']}
        >
          {page.items.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </DataTable>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      {page.next !== null && (
        <Button look="outline" onClick={() => void readOn(page.next ?? '')}>
          Show more
        </Button>
      )}
    </Panel>
  );
}

function Line({ line }: { line: CommissionLine }) {
  return (
    <tr>
      <th scope="row">{new Date(line.at).toLocaleDateString(undefined, { dateStyle: 'medium' })}</th>
      <td>{kindNames[line.kind]}</td>
      <td>
        {line.link} <code>{line.click.slice(0, 6)}</code>
      </td>
      <td>{line.state === '--' ? 'Not told' : line.state}</td>
      <td>{dollarWords(line.netCents)}</td>
      <td>
        {line.reversal ? (
          <>
            <s>{dollarWords(line.commissionCents)}</s> {reversalWords[line.reversal.reason]}
          </>
        ) : (
          dollarWords(line.commissionCents)
        )}
      </td>
      <td>{line.ruleVersion}</td>
      <td>{line.dueOn}</td>
    </tr>
  );
}
