import { Dices } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { rotationFields } from '#contracts/play/fields';
import { longestClientSeed } from '#domain/fairness/commitment';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { suggestClientSeed } from './client-seed';
import { rememberSeeds } from './revealed-seeds';

const request = z.strictObject(rotationFields);
const seedLabel = `up to ${longestClientSeed} letters, digits, - and _`;

export type Rotation = PostAnswer<'/fairness/rotate'>;

/** Rotates the seeds: the client seed is generated or typed, the current server seed is revealed, and the next one becomes active. */
export function RotateForm({ onRotated }: { onRotated: (rotation: Rotation) => void }) {
  const [first] = useState(freshSeed);
  const { setValue, field, form, isPending, failure } = useContractForm({
    body: request,
    defaultValues: { clientSeed: first },
    messages: { clientSeed: `Use ${seedLabel} only.` },
    toBody: ({ clientSeed }) => (clientSeed === '' ? {} : { clientSeed }),
    send: (body, idempotencyKey) => playFabOps.post('/fairness/rotate', { body, idempotencyKey }),
    onDone(rotation) {
      rememberSeeds([rotation.revealed]);
      suggest();
      onRotated(rotation);
    },
  });
  const suggest = () => setValue('clientSeed', freshSeed(), { shouldValidate: true });

  return (
    <form className="grid gap-4" {...form}>
      <TextField
        label="New seed"
        autoComplete="off"
        spellCheck={false}
        placeholder="Leave empty to keep your seed"
        hint={`Your browser suggests a new one. It goes into every result, so we cannot choose the outcome. Use ${seedLabel}.`}
        {...field('clientSeed')}
        end={
          <Button variant="quiet" icon aria-label="Suggest a seed" onClick={suggest}>
            <Dices aria-hidden="true" size={20} />
          </Button>
        }
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" pending={isPending}>
        Change seed and reveal the secret
      </Button>
    </form>
  );
}

function freshSeed(): string {
  return suggestClientSeed(crypto.getRandomValues(new Uint8Array(16)));
}
