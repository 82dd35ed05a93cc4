import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { isClientSeed } from '#domain/fairness/commitment';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { PostAnswer } from '#web/lib/play-fab-ops-types';
import { suggestClientSeed } from './client-seed';
import { rememberSeeds } from './revealed-seeds';

type Rotation = PostAnswer<'/fairness/rotate'>;

/** Rotates the seeds: the client seed is generated or typed, the current server seed is revealed, and the next one becomes active. */
export function RotateForm({ onRotated }: { onRotated: (rotation: Rotation) => void }) {
  const [clientSeed, setClientSeed] = useState(freshSeed);
  const [attempt, setAttempt] = useState<{ key: string; pending: boolean; failure: unknown } | null>(null);
  const invalid = clientSeed !== '' && !isClientSeed(clientSeed);

  async function rotate(event: FormEvent) {
    event.preventDefault();
    if (invalid || attempt?.pending) return;
    // A retry after a failure is the same request, so it keeps its idempotency key.
    const key = attempt?.key ?? crypto.randomUUID();
    setAttempt({ key, pending: true, failure: null });
    try {
      const body = clientSeed === '' ? {} : { clientSeed };
      const rotation = await playFabOps.post('/fairness/rotate', { body, idempotencyKey: key });
      rememberSeeds([rotation.revealed]);
      setAttempt(null);
      setClientSeed(freshSeed());
      onRotated(rotation);
    } catch (failure) {
      setAttempt({ key, pending: false, failure });
    }
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void rotate(event)}>
      <TextField
        label="New seed"
        value={clientSeed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        placeholder="Leave empty to keep your seed"
        hint="Your browser suggests a new one. It goes into every result, so we cannot choose the outcome. Use up to 64 letters, digits, - and _."
        error={invalid ? 'Use up to 64 letters, digits, - and _ only.' : undefined}
        onChange={(event) => {
          setClientSeed(event.target.value);
          setAttempt(null);
        }}
        end={
          <Button variant="quiet" icon aria-label="Suggest a seed" onClick={() => setClientSeed(freshSeed())}>
            <Dices aria-hidden="true" size={20} />
          </Button>
        }
      />
      {attempt?.failure !== null && attempt?.failure !== undefined && (
        <FailureNotice failure={attempt.failure} />
      )}
      <Button type="submit" pending={attempt?.pending ?? false}>
        Change seed and reveal the secret
      </Button>
    </form>
  );
}

function freshSeed(): string {
  return suggestClientSeed(crypto.getRandomValues(new Uint8Array(16)));
}
