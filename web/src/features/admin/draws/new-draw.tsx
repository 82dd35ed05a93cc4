import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { mostWinners } from '#domain/rewards/draws/draw';
import { playFabOps } from '#web/lib/play-fab-ops';

/** A product for which a draw or odds can be published. */
export interface RandomPrizeProduct {
  readonly id: string;
  readonly name: string;
  /** In hundredths of a Sweeps Coin. */
  readonly price: number;
}

/** Opens a draw: from then on its product can be ordered, and its seed is fixed. */
export function NewDraw({
  products,
  onOpened,
}: {
  products: readonly RandomPrizeProduct[];
  onOpened: () => void;
}) {
  const [product, setProduct] = useState(products[0]?.id ?? '');
  const [prize, setPrize] = useState('');
  const [winners, setWinners] = useState('1');
  const [closesAt, setClosesAt] = useState('');
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);

  async function open(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure(null);
    try {
      const plan = { prize, winners: Number(winners), closesAt: new Date(closesAt).toISOString() };
      await playFabOps.post('/admin/draws', { body: { product, ...plan }, idempotencyKey });
      setPrize('');
      setKey(crypto.randomUUID());
      onOpened();
    } catch (thrown) {
      setFailure(thrown);
      // The next request may be a different one, so it needs a new idempotency key.
      setKey(crypto.randomUUID());
    } finally {
      setPending(false);
    }
  }

  return (
    <form className="grid grid-cols-1 content-start gap-5" onSubmit={(event) => void open(event)}>
      <SelectField
        label="Entry product"
        value={product}
        choices={products.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => setProduct(currentTarget.value)}
      />
      <TextField
        label="Prize"
        value={prize}
        required
        minLength={3}
        maxLength={120}
        onChange={({ currentTarget }) => setPrize(currentTarget.value)}
      />
      <TextField
        label="Winners"
        type="number"
        min={1}
        max={mostWinners}
        required
        value={winners}
        onChange={({ currentTarget }) => setWinners(currentTarget.value)}
      />
      <TextField
        label="Closes"
        hint="Entries close at this time (your time zone)."
        type="datetime-local"
        step={1}
        required
        value={closesAt}
        onChange={({ currentTarget }) => setClosesAt(currentTarget.value)}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" className="justify-self-start" pending={isPending}>
        Open the draw
      </Button>
    </form>
  );
}
