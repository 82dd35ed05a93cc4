import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';
import { needsSecond } from '#web/lib/api/needs-second';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { percentOfPrice } from '#web/lib/format/percent-of-price';
import type { OutcomeRequest } from './odds-draft';
import { type OddsWorth, oddsWarnings } from './odds-warnings';

/** Odds that are ready to be published. */
export interface ReadyOdds extends OddsWorth {
  readonly product: string;
  readonly name: string;
  readonly outcomes: OutcomeRequest[];
  /** Latest version before them; 0 for none. */
  readonly version: number;
}

/**
 * Asks once before odds are published, with what changes and what is unusual.
 *
 * @param odds          null while the dialog is closed
 * @param isSuperadmin  whether the admin may request the approval of another superadmin
 * @param onDone        receives what happened
 */
export function PublishOddsDialog({
  odds,
  isSuperadmin,
  onClose,
  onDone,
}: {
  odds: ReadyOdds | null;
  isSuperadmin: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
}) {
  return (
    <Dialog open={odds !== null} onClose={onClose} title={`Publish odds of ${odds?.name ?? ''}?`}>
      {odds && <Publish odds={odds} isSuperadmin={isSuperadmin} onKeep={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function Publish({
  odds,
  isSuperadmin,
  onKeep,
  onDone,
}: {
  odds: ReadyOdds;
  isSuperadmin: boolean;
  onKeep: () => void;
  onDone: (message: string) => void;
}) {
  const { isPending, failure, send } = useAttempt();
  const { product, outcomes, version, worth, price } = odds;
  const write = { path: { id: product }, body: { outcomes } };
  const warnings = oddsWarnings(odds);

  const publish = () =>
    void send(
      () => playFabOps.put('/admin/products/{id}/odds', write),
      (answer) => onDone(`Version ${answer.odds.version} is published. It applies to new orders.`),
      { choice: 'publish' },
    );
  const requestSecond = () =>
    void send(
      (idempotencyKey) => playFabOps.post('/admin/products/{id}/odds-requests', { ...write, idempotencyKey }),
      () => onDone('Sent to another superadmin. Track the request under Approvals.'),
      { choice: 'request' },
    );

  return (
    <div className="grid gap-5">
      <p>
        {`Version ${version + 1} ${version === 0 ? 'opens the prize to orders' : `replaces version ${version}`} at once. Players see it, orders placed before keep their version, and a version cannot be changed.`}
      </p>
      <p>
        {'Expected value '}
        <Amount coin="sweeps" value={Math.round(worth)} />
        {', price '}
        <Amount coin="sweeps" value={price} />
        {price > 0 && ` (${percentOfPrice(worth, price)} of the price)`}
        {'.'}
      </p>
      {warnings.map((warning) => (
        <Notice key={warning} tone="error">
          {warning}
        </Notice>
      ))}
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onKeep}>
          Keep editing
        </Button>
        {isSuperadmin && needsSecond(failure) && (
          <Button variant="outline" pending={isPending} onClick={requestSecond}>
            Ask another superadmin
          </Button>
        )}
        <Button variant={warnings.length > 0 ? 'danger' : 'primary'} pending={isPending} onClick={publish}>
          {warnings.length > 0 ? 'Publish anyway' : `Publish version ${version + 1}`}
        </Button>
      </div>
    </div>
  );
}
