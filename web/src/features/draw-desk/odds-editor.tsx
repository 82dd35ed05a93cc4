import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { allParts, mostOutcomes } from '#domain/rewards/mystery/odds';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { ChanceProduct } from './new-draw';
import { askedOf, type DraftOutcome, newOutcome, partsOf, worthOfDraft } from './odds-draft';

const kinds = [
  { value: 'gold', label: 'Gold Coins' },
  { value: 'sweeps', label: 'Sweeps Coins' },
  { value: 'product', label: 'A product' },
] as const;

/** Publishes the odds of mystery prizes: what is inside and how often, with the sum and the worth in sight. */
export function OddsEditor({
  mysteries,
  prizes,
  onPublished,
}: {
  mysteries: readonly ChanceProduct[];
  prizes: readonly ChanceProduct[];
  onPublished: () => void;
}) {
  const [product, setProduct] = useState(mysteries[0]?.id ?? '');
  const [drafts, setDrafts] = useState<readonly DraftOutcome[]>([newOutcome, newOutcome]);
  const [published, setPublished] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const asked = askedOf(drafts);
  const price = mysteries.find(({ id }) => id === product)?.price ?? 0;

  function change(index: number, part: Partial<DraftOutcome>) {
    setPublished(null);
    setDrafts(drafts.map((each, at) => (at === index ? { ...each, ...part } : each)));
  }

  async function publish() {
    if (!asked) return;
    setPending(true);
    setFailure(null);
    try {
      const { odds } = await playFabOps.put('/admin/products/{id}/odds', {
        ...{ path: { id: product }, body: { outcomes: asked } },
      });
      setPublished(odds.version);
      onPublished();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="draw-desk-form">
      <SelectField
        label="Mystery prize"
        value={product}
        choices={mysteries.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => setProduct(currentTarget.value)}
      />
      {drafts.map((draft, index) => (
        <fieldset key={index} className="desk-outcome">
          <legend className="sr-only">{`Outcome ${index + 1}`}</legend>
          <SelectField
            label="What"
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
                { value: '', label: 'Choose' },
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
            label="Parts of 10,000"
            inputMode="numeric"
            value={draft.weight}
            onChange={({ currentTarget }) => change(index, { weight: currentTarget.value })}
          />
          <Button
            look="quiet"
            icon
            aria-label={`Remove outcome ${index + 1}`}
            disabled={drafts.length <= 2}
            onClick={() => setDrafts(drafts.filter((_each, at) => at !== index))}
          >
            <Trash2 aria-hidden="true" size={18} />
          </Button>
        </fieldset>
      ))}
      <Button
        look="outline"
        className="justify-self-start"
        disabled={drafts.length >= mostOutcomes}
        onClick={() => setDrafts([...drafts, newOutcome])}
      >
        <Plus aria-hidden="true" size={18} />
        Add an outcome
      </Button>
      <p className="desk-sum" role="status" data-whole={partsOf(drafts) === allParts}>
        {`${partsOf(drafts).toLocaleString()} of ${allParts.toLocaleString()} parts are given. `}
        {asked && (
          <>
            {'A piece is worth '}
            <Amount
              coin="sweeps"
              value={Math.round(worthOfDraft(asked, new Map(prizes.map((each) => [each.id, each.price]))))}
            />
            {' on average and costs '}
            <Amount coin="sweeps" value={price} />.
          </>
        )}
      </p>
      {failure !== null && <FailureNotice failure={failure} />}
      {published !== null && (
        <Notice tone="success">{`Version ${published} is published. Orders from now on are drawn by it.`}</Notice>
      )}
      <Button
        look="primary"
        className="justify-self-start"
        pending={isPending}
        disabled={!asked}
        onClick={() => void publish()}
      >
        Publish these odds
      </Button>
    </div>
  );
}
