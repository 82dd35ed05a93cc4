import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { CheckField } from '#components/ui/check-field';
import { brand } from '#web/lib/brand';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';

/** The essential terms in plain language. */
const essentials = [
  `You are ${brand.minimumAge} or older and live in the United States. One account a person.`,
  'Gold Coins are for fun: they have no value and cannot be redeemed. Sweeps Coins are given away, never sold.',
  'No purchase is needed to get Sweeps Coins, and none improves your odds: there is a free entry every day.',
  'Sweeps Coins are played once before they can be redeemed; what they win can be redeemed for prizes.',
  'Every game publishes its exact odds, and every round can be checked. A round that is settled stays settled.',
  'Sweeps Coins expire after 60 days without a sign-in, with notices before that; never during a break.',
  'Limits, breaks and self-exclusion hold for us as for you: nobody ends them before their time.',
];

/** Acceptance of the current terms, with their version. */
export function TermsStep({
  version,
  onAccepted,
}: {
  version: string;
  /** A rejection is shown, and the next attempt calls it again. */
  onAccepted: (account: GetAnswer<'/account'>) => Promise<void>;
}) {
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState<{ pending: boolean; failure: unknown }>({
    pending: false,
    failure: null,
  });

  async function accept(event: FormEvent) {
    event.preventDefault();
    setMissing(!isTicked);
    if (!isTicked || attempt.pending) return;
    setAttempt({ pending: true, failure: null });
    try {
      // Acceptance is idempotent, so no key is needed.
      await onAccepted(await playFabOps.post('/account/terms', { body: { version } }));
    } catch (failure) {
      setAttempt({ pending: false, failure });
    }
  }

  return (
    <form className="welcome-form" noValidate onSubmit={(event) => void accept(event)}>
      <ul className="welcome-terms">
        {essentials.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CheckField
        checked={isTicked}
        aria-invalid={isMissing && !isTicked ? true : undefined}
        aria-describedby={isMissing && !isTicked ? 'terms-missing' : undefined}
        onChange={({ target }) => setTicked(target.checked)}
      >
        {`I accept the terms of ${brand.name}, version ${version}.`}
      </CheckField>
      {isMissing && !isTicked && (
        <p id="terms-missing" className="text-field-error">
          Without the terms you can look around and try the demos.
        </p>
      )}
      <Link className="text-link" to={paths.staticPage('Terms')} target="_blank">
        Read the terms in full
      </Link>
      {attempt.failure !== null && <FailureNotice failure={attempt.failure} />}
      <Button type="submit" look="primary" large pending={attempt.pending}>
        Accept and go on
      </Button>
    </form>
  );
}
