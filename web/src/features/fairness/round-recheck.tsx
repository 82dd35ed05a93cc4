import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { TextField } from '#components/ui/text-field';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { isServerSeed } from '#domain/fairness/commitment';
import { useAttempt } from '#web/lib/api/use-attempt';
import { loadPart } from '#web/lib/builds/chunk-reload';
import { findVersion } from './find-version';
import { VerificationSteps } from './verification-steps';
import { type Verification, verifyRound } from './verify-round';

type Recheck =
  | { status: 'unknown-version' | 'impossible' }
  | { status: 'done'; verification: Verification; serverSeed: string };

/**
 * Verifies one exported round.
 *
 * @param known  its server seed, if the export contains it
 */
export function RoundRecheck({ round, known }: { round: Round; known: string }) {
  const [seed, setSeed] = useState(known);
  const [recheck, setRecheck] = useState<Recheck | null>(null);
  const { isPending, failure, send, dismissFailure } = useAttempt();
  const serverSeed = seed.trim();
  const isSeed = isServerSeed(serverSeed);

  async function verify(): Promise<Recheck> {
    const game = await loadPart(() => findVersion(round.gameId, round.proof.parHash));
    return game ? verified(round, serverSeed, game) : { status: 'unknown-version' };
  }

  function check(event: FormEvent) {
    event.preventDefault();
    if (!isSeed) return;
    setRecheck(null);
    void send(verify, setRecheck);
  }

  return (
    <form className="grid gap-4" onSubmit={check}>
      <TextField
        label="Secret of the round (server seed)"
        hint={
          known
            ? 'Found in your export.'
            : 'Copy it from your past seeds: 64 characters. We reveal it when you change your seed.'
        }
        value={seed}
        readOnly={isPending}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setSeed(currentTarget.value);
          setRecheck(null);
          dismissFailure();
        }}
      />
      <Button type="submit" variant="primary" disabled={!isSeed} pending={isPending}>
        Verify now
      </Button>
      {recheck?.status === 'unknown-version' && (
        <Notice tone="error">
          No published version of this game has the fingerprint in this round. Reload the page for the latest
          list. If that does not help, contact support.
        </Notice>
      )}
      {recheck?.status === 'impossible' && (
        <Notice tone="error">
          This round cannot have been played: the game does not offer its stake or its choices.
        </Notice>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      {recheck?.status === 'done' && (
        <VerificationSteps verification={recheck.verification} serverSeed={recheck.serverSeed} />
      )}
    </form>
  );
}

/** An edited export may have a stake or a choice that the game does not have. */
async function verified(
  round: Round,
  serverSeed: string,
  game: NonNullable<Awaited<ReturnType<typeof findVersion>>>,
): Promise<Recheck> {
  try {
    return { status: 'done', serverSeed, verification: await verifyRound(round, serverSeed, game) };
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
    return { status: 'impossible' };
  }
}
