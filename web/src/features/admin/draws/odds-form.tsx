import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button';
import { mostOutcomes } from '#domain/rewards/mystery/odds';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { RequestApproval } from '../parts/request-approval';
import { useConfirmation } from '../parts/use-confirmation';
import type { RandomPrizeProduct } from './new-draw';
import {
  bodyOf,
  draftOf,
  newOutcome,
  oddsBody,
  oddsFaults,
  oddsMessages,
  type OutcomeRequest,
  prizePrices,
  worthOfDraft,
} from './odds-draft';
import { OddsFailure } from './odds-failure';
import { OddsHistory, type PublishedOdds } from './odds-history';
import { OddsSum } from './odds-sum';
import { OutcomeFields } from './outcome-fields';
import { PublishOddsDialog } from './publish-odds-dialog';

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
  const prices = prizePrices(prizes, published.items);
  const path = { id };
  const confirmation = useConfirmation<{ outcomes: OutcomeRequest[] }>();
  const { control, setValue, field, form, isPending, failure, ...odds } = useContractForm({
    body: oddsBody,
    defaultValues: draftOf((current ?? newest)?.outcomes),
    messages: oddsMessages,
    toBody: bodyOf,
    faultsOf: (body) => oddsFaults(body, prices),
    guards: true,
    holds: confirmation.holds,
    send: (body) => playFabOps.put('/admin/products/{id}/odds', { path, body }),
    onDone: (answer) => onDone(`Version ${answer.odds.version} is published. It applies to new orders.`),
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'outcomes' });
  const outcomes = useWatch({ control, name: 'outcomes' });
  const worth = worthOfDraft({ outcomes }, prices);

  function edited() {
    odds.dismissFailure();
    onEdited();
  }

  return (
    <>
      <form className="grid grid-cols-1 gap-5" {...form} onChange={edited}>
        {fields.map(({ id: key }, index) => (
          <OutcomeFields
            key={key}
            number={index + 1}
            kind={outcomes[index]?.kind ?? 'gold'}
            prizes={prizes}
            isRemovable={fields.length > 2}
            field={(part) =>
              // The last weight shows when the sum of all is wrong.
              field(`outcomes.${index}.${part}`, [`outcomes.${fields.length - 1}.weight`])
            }
            onRemove={() => {
              remove(index);
              edited();
            }}
          />
        ))}
        <Button
          variant="outline"
          className="justify-self-start"
          disabled={fields.length >= mostOutcomes}
          onClick={() => {
            append(newOutcome);
            edited();
          }}
        >
          <Plus aria-hidden="true" size={18} />
          Add an outcome
        </Button>
        <OddsSum outcomes={outcomes} worth={worth} price={price} />
        {failure !== null && <OddsFailure {...{ failure, worth }} />}
        <Button type="submit" variant="primary" className="justify-self-start" pending={isPending}>
          Publish odds
        </Button>
      </form>
      {isSuperadmin && (
        <RequestApproval
          failure={failure}
          readBody={odds.readBody}
          request={(body, idempotencyKey) =>
            playFabOps.post('/admin/products/{id}/odds-requests', { path, body, idempotencyKey })
          }
          onRequested={(message) => {
            odds.empty();
            odds.dismissFailure();
            onDone(message);
          }}
        />
      )}
      <OddsHistory
        published={published}
        price={price}
        onStart={(version) => {
          setValue('outcomes', draftOf(version.outcomes).outcomes, {
            shouldDirty: true,
            shouldValidate: true,
          });
          edited();
        }}
      />
      {worth !== null && (
        <PublishOddsDialog
          name={name}
          latest={newest?.version ?? 0}
          odds={{ worth, price, before: current?.expectedWorth ?? null, leastWorthPercent }}
          dialog={confirmation.dialog(odds.sendHeld)}
        />
      )}
    </>
  );
}
