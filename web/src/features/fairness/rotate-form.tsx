import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { isClientSeed } from '#domain/fairness/commitment';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { suggestClientSeed } from './client-seed';
import { rememberSeeds } from './revealed-seeds';

type Rotation = PostAnswer<'/fairness/rotate'>;

/** Rotates the seeds: the client seed is generated or typed, the current server seed is revealed, and the next one becomes active. */
export function RotateForm({ onRotated }: { onRotated: (rotation: Rotation) => void }) {
  const [clientSeed, setClientSeed] = useState(freshSeed);
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();
  const invalid = clientSeed !== '' && !isClientSeed(clientSeed);

  function change(seed: string) {
    setClientSeed(seed);
    newIdempotencyKey();
  }

  function rotate(event: FormEvent) {
    event.preventDefault();
    if (invalid) return;
    const body = clientSeed === '' ? {} : { clientSeed };
    void send(
      (idempotencyKey) => playFabOps.post('/fairness/rotate', { body, idempotencyKey }),
      (rotation) => {
        rememberSeeds([rotation.revealed]);
        setClientSeed(freshSeed());
        onRotated(rotation);
      },
    );
  }

  return (
    <form className="grid gap-4" onSubmit={rotate}>
      <TextField
        label="New seed"
        value={clientSeed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        placeholder="Leave empty to keep your seed"
        hint="Your browser suggests a new one. It goes into every result, so we cannot choose the outcome. Use up to 64 letters, digits, - and _."
        error={invalid ? 'Use up to 64 letters, digits, - and _ only.' : undefined}
        onChange={({ target }) => change(target.value)}
        end={
          <Button variant="quiet" icon aria-label="Suggest a seed" onClick={() => change(freshSeed())}>
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
