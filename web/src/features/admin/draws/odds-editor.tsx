import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { allParts, mostOutcomes } from '#domain/rewards/mystery/odds';
import { needsSecond } from '#web/lib/api/needs-second';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { countLabel } from '#web/lib/format/numbers';
import { percentOfPrice } from '#web/lib/format/percent-of-price';
import type { RandomPrizeProduct } from './new-draw';
import {
  type OutcomeRequest,
  toRequests,
  type DraftOutcome,
  newOutcome,
  partsOf,
  worthOfDraft,
} from './odds-draft';

const kinds = [
  { value: 'gold', label: 'Gold Coins' },
  { value: 'sweeps', label: 'Sweeps Coins' },
  { value: 'product', label: 'Product' },
] as const;

/** Publishes the odds of mystery prizes, with the sum and the expected value in sight. */
export function OddsEditor({
  mysteries,
  prizes,
  isSuperadmin,
  leastWorthPercent,
  onPublished,
}: {
  mysteries: readonly RandomPrizeProduct[];
  prizes: readonly RandomPrizeProduct[];
  /** Whether the admin may request the approval of another superadmin. */
  isSuperadmin: boolean;
  /** Lowest expected value that one admin may publish, in percent of the price. */
  leastWorthPercent: number;
  onPublished: () => void;
}) {
  const [product, setProduct] = useState(mysteries[0]?.id ?? '');
  const [drafts, setDrafts] = useState<readonly DraftOutcome[]>([newOutcome, newOutcome]);
  const [message, setMessage] = useState<string | null>(null);
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();
  const requests = toRequests(drafts);
  const price = mysteries.find(({ id }) => id === product)?.price ?? 0;
  const prices = new Map(prizes.map((each) => [each.id, each.price]));
  const average = requests && worthOfDraft(requests, { price, prices, leastWorthPercent });

  function changeAll(changed: readonly DraftOutcome[]) {
    setMessage(null);
    newIdempotencyKey();
    setDrafts(changed);
  }

  const change = (index: number, part: Partial<DraftOutcome>) =>
    changeAll(drafts.map((each, at) => (at === index ? { ...each, ...part } : each)));

  const publish = (outcomes: OutcomeRequest[]) =>
    send(
      () => playFabOps.put('/admin/products/{id}/odds', { path: { id: product }, body: { outcomes } }),
      ({ odds }) => {
        onPublished();
        setMessage(`Version ${odds.version} is published. It applies to new orders.`);
      },
    );

  const requestSecondApproval = (outcomes: OutcomeRequest[]) =>
    send(
      (idempotencyKey) =>
        playFabOps.post('/admin/products/{id}/odds-requests', {
          path: { id: product },
          body: { outcomes },
          idempotencyKey,
        }),
      () => setMessage('Sent to another superadmin. Track the request under Approvals.'),
    );

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <SelectField
        label="Mystery prize"
        value={product}
        choices={mysteries.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => {
          setProduct(currentTarget.value);
          newIdempotencyKey();
        }}
      />
      {drafts.map((draft, index) => (
        <fieldset key={index} className="admin-outcome">
          <legend className="sr-only">{`Outcome ${index + 1}`}</legend>
          <SelectField
            label="Type"
            value={draft.kind}
            choices={kinds}
            onChange={({ currentTarget }) =>
              change(index, { kind: currentTarget.value as DraftOutcome['kind'] })
            }
          />
          {draft.kind === 'product' ? (
            <SelectField
              label="Product"
              value={draft.product}
              choices={[
                { value: '', label: 'Choose a product' },
                ...prizes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ currentTarget }) => change(index, { product: currentTarget.value })}
            />
          ) : (
            <TextField
              label={draft.kind === 'gold' ? 'Gold Coins' : 'Sweeps Coins'}
              inputMode="decimal"
              value={draft.coins}
              onChange={({ currentTarget }) => change(index, { coins: currentTarget.value })}
            />
          )}
          <TextField
            label={`Weight (total ${countLabel(allParts)})`}
            inputMode="numeric"
            value={draft.weight}
            onChange={({ currentTarget }) => change(index, { weight: currentTarget.value })}
          />
          <Button
            variant="quiet"
            icon
            aria-label={`Remove outcome ${index + 1}`}
            disabled={drafts.length <= 2}
            onClick={() => changeAll(drafts.filter((_each, at) => at !== index))}
          >
            <Trash2 aria-hidden="true" size={18} />
          </Button>
        </fieldset>
      ))}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={drafts.length >= mostOutcomes}
        onClick={() => changeAll([...drafts, newOutcome])}
      >
        <Plus aria-hidden="true" size={18} />
        Add an outcome
      </Button>
      <p className="admin-sum" role="status" data-whole={partsOf(drafts) === allParts}>
        {`Total weight ${countLabel(partsOf(drafts))} of ${countLabel(allParts)}. `}
        {average && (
          <>
            {'Expected value '}
            <Amount coin="sweeps" value={Math.round(average.worth)} />
            {', price '}
            <Amount coin="sweeps" value={price} />
            {price > 0 ? ` (${percentOfPrice(average.worth, price)} of the price).` : '.'}
          </>
        )}
      </p>
      {average?.needsSecond && (
        <Notice tone="info">
          {`Odds worth less than ${leastWorthPercent}% of the price, or more than the price, need approval from a second superadmin.`}
        </Notice>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      {isSuperadmin && needsSecond(failure) && (
        <Button
          variant="outline"
          className="justify-self-start"
          pending={isPending}
          onClick={() => requests && void requestSecondApproval(requests)}
        >
          Ask another superadmin
        </Button>
      )}
      {message !== null && <Notice tone="success">{message}</Notice>}
      <Button
        variant="primary"
        className="justify-self-start"
        pending={isPending}
        disabled={!requests}
        onClick={() => requests && void publish(requests)}
      >
        Publish odds
      </Button>
    </div>
  );
}
