import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { formatAmount } from '#web/lib/format/coins';
import { instantLabel } from '#web/lib/format/dates';
import { percentOfPrice } from '#web/lib/format/percent-of-price';

export type PublishedOdds = GetAnswer<'/admin/products/{id}/odds'>;

/**
 * The published versions of a mystery prize's odds, newest first, each as a start for the next one.
 *
 * @param price  of a mystery prize, in hundredths of a Sweeps Coin
 */
export function OddsHistory({
  published: { inForce, items },
  price,
  onStart,
}: {
  published: PublishedOdds;
  price: number;
  onStart: (version: PublishedOdds['items'][number]) => void;
}) {
  if (items.length === 0)
    return <p className="text-muted">No odds are published yet, so this prize cannot be ordered.</p>;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">Published versions</h3>
      {inForce === null && (
        <p className="text-muted">
          None is in force, so this prize cannot be ordered. Publish odds to open it.
        </p>
      )}
      <ul className="grid gap-3">
        {items.map((odds) => (
          <li key={odds.version} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <strong>{`Version ${odds.version}`}</strong>{' '}
              {odds.version === inForce && <Badge tone="success">In force</Badge>}
              <span className="block text-sm wrap-anywhere text-muted">
                {`${instantLabel(odds.publishedAt)}, ${publisherLabel(odds)}`}
              </span>
              <span className="block text-sm text-muted">{worthLabel(odds.expectedWorth, price)}</span>
            </span>
            <Button variant="quiet" onClick={() => onStart(odds)}>
              Use as a draft<span className="sr-only">{`: version ${odds.version}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function publisherLabel({ publishedBy }: PublishedOdds['items'][number]): string {
  if (!publishedBy) return 'admin not recorded';
  return `by ${publishedBy.email ?? publishedBy.id}`;
}

function worthLabel(worth: number, price: number): string {
  const value = `Expected value ${formatAmount('sweeps', Math.round(worth))} SC`;
  return price > 0 ? `${value}, ${percentOfPrice(worth, price)} of the current price` : value;
}
