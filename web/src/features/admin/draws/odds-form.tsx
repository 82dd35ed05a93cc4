import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { allParts, mostOutcomes } from '#domain/rewards/mystery/odds';
import { countLabel } from '#web/lib/format/numbers';
import { percentOfPrice } from '#web/lib/format/percent-of-price';
import type { RandomPrizeProduct } from './new-draw';
import {
  draftsOf,
  type DraftOutcome,
  newOutcome,
  partsOf,
  prizePrices,
  toRequests,
  worthOfDraft,
} from './odds-draft';
import { OddsHistory, type PublishedOdds } from './odds-history';
import { OutcomeFields } from './outcome-fields';
import { PublishOddsDialog, type ReadyOdds } from './publish-odds-dialog';

/** The outcomes of the next version of a mystery prize's odds, with the sum and the expected value in sight. */
export function OddsForm({
  mystery: { id, name, price },
  prizes,
  published,
  isSuperadmin,
  leastWorthPercent,
  onEdited,
  onDone,
}: {
  mystery: RandomPrizeProduct;
  prizes: readonly RandomPrizeProduct[];
  published: PublishedOdds;
  isSuperadmin: boolean;
  leastWorthPercent: number;
  onEdited: () => void;
  onDone: (message: string) => void;
}) {
  const [newest] = published.items;
  const current = published.items.find(({ version }) => version === published.inForce);
  const [drafts, setDrafts] = useState<readonly DraftOutcome[]>(draftsOf((current ?? newest)?.outcomes));
  const [ready, setReady] = useState<ReadyOdds | null>(null);
  const requests = toRequests(drafts);
  const worth = requests && worthOfDraft(requests, prizePrices(prizes, published.items));

  function changeAll(changed: readonly DraftOutcome[]) {
    setDrafts(changed);
    onEdited();
  }

  return (
    <>
      {drafts.map((draft, index) => (
        <OutcomeFields
          key={index}
          number={index + 1}
          draft={draft}
          prizes={prizes}
          isRemovable={drafts.length > 2}
          onChange={(part) =>
            changeAll(drafts.map((each, at) => (at === index ? { ...each, ...part } : each)))
          }
          onRemove={() => changeAll(drafts.filter((_each, at) => at !== index))}
        />
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
        {requests && worth === null && 'The price of a product is not known. Choose another one.'}
        {worth !== null && (
          <>
            {'Expected value '}
            <Amount coin="sweeps" value={Math.round(worth)} />
            {', price '}
            <Amount coin="sweeps" value={price} />
            {price > 0 ? ` (${percentOfPrice(worth, price)} of the price).` : '.'}
          </>
        )}
      </p>
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={worth === null}
        onClick={() =>
          requests &&
          worth !== null &&
          setReady({
            product: id,
            name,
            outcomes: requests,
            version: newest?.version ?? 0,
            worth,
            price,
            before: current?.expectedWorth ?? null,
            leastWorthPercent,
          })
        }
      >
        Publish odds
      </Button>
      <OddsHistory
        published={published}
        price={price}
        onStart={({ outcomes }) => changeAll(draftsOf(outcomes))}
      />
      <PublishOddsDialog
        odds={ready}
        isSuperadmin={isSuperadmin}
        onClose={() => setReady(null)}
        onDone={(message) => {
          setReady(null);
          onDone(message);
        }}
      />
    </>
  );
}
