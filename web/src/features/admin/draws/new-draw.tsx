import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { mostWinners } from '#domain/rewards/draws/draw';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';

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
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();

  function open(event: FormEvent) {
    event.preventDefault();
    void send(
      async (idempotencyKey) => {
        const plan = { prize, winners: Number(winners), closesAt: new Date(closesAt).toISOString() };
        return playFabOps.post('/admin/draws', { body: { product, ...plan }, idempotencyKey });
      },
      () => {
        setPrize('');
        onOpened();
      },
    );
  }

  return (
    <form className="grid grid-cols-1 content-start gap-5" onChange={newIdempotencyKey} onSubmit={open}>
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
