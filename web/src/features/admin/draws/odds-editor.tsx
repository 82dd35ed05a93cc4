import { useCallback, useState } from 'react';
import { Notice } from '#components/ui/notice';
import { SelectField } from '#components/ui/select-field';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { WhenLoaded } from '../parts/when-loaded';
import type { RandomPrizeProduct } from './new-draw';
import { OddsForm } from './odds-form';

interface FormSettings {
  readonly prizes: readonly RandomPrizeProduct[];
  /** Whether the admin may request the approval of another superadmin. */
  readonly isSuperadmin: boolean;
  /** Lowest expected value that one admin may publish, in percent of the price. */
  readonly leastWorthPercent: number;
}

/** Publishes the odds of mystery prizes, starting from those in force. */
export function OddsEditor({
  mysteries,
  ...form
}: FormSettings & { readonly mysteries: readonly RandomPrizeProduct[] }) {
  const [id, setId] = useState(mysteries[0]?.id ?? '');
  const [message, setMessage] = useState<string | null>(null);
  const mystery = mysteries.find((each) => each.id === id);

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <SelectField
        label="Mystery prize"
        value={id}
        choices={mysteries.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={({ currentTarget }) => {
          setId(currentTarget.value);
          setMessage(null);
        }}
      />
      {message !== null && <Notice tone="success">{message}</Notice>}
      {mystery && (
        // Another prize must not start from the odds of the previous one.
        <MysteryOdds
          key={id}
          mystery={mystery}
          {...form}
          onEdited={() => setMessage(null)}
          onDone={setMessage}
        />
      )}
    </div>
  );
}

function MysteryOdds({
  mystery,
  onDone,
  ...form
}: FormSettings & {
  readonly mystery: RandomPrizeProduct;
  readonly onEdited: () => void;
  readonly onDone: (message: string) => void;
}) {
  const { id } = mystery;
  const load = useCallback(() => playFabOps.get('/admin/products/{id}/odds', { path: { id } }), [id]);
  const loaded = useLoaded(load);

  return (
    <WhenLoaded of={loaded} skeleton={<Skeleton className="block-56" />}>
      {(published) => (
        <OddsForm
          key={published.items[0]?.version ?? 0}
          mystery={mystery}
          published={published}
          {...form}
          onDone={(what) => {
            onDone(what);
            loaded.reload();
          }}
        />
      )}
    </WhenLoaded>
  );
}
