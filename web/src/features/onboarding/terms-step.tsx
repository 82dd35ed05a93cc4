import { Link } from 'react-router';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { BulletList } from '#components/ui/bullet-list';
import { Button } from '#components/ui/button';
import { CheckField } from '#components/ui/check-field';
import { termsFields } from '#contracts/account/fields';
import { brand } from '#domain/operator/brand';
import { currentTerms } from '#domain/wallet/grant';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { paths } from '#web/lib/paths';

const acceptance = z.strictObject(termsFields);
const messages = {
  version: 'Check the box to accept the terms. Without them you can look around and try the demos.',
};

/** The essential terms in plain language. */
const essentials = [
  `You are ${brand.minimumAge} or older and live in the United States. One account per person.`,
  'Gold Coins are for fun: they have no value and cannot be redeemed. Sweeps Coins are given away, never sold.',
  'No purchase is necessary to get Sweeps Coins: there is a free entry every day. A purchase does not improve your odds.',
  'You must play Sweeps Coins once. What you win with them can be redeemed for prizes.',
  'Every game publishes its exact odds, and you can verify every round. A settled round is final.',
  `Sweeps Coins expire after ${currentTerms.expireAfterDays} days without a sign-in. We notify you before that, and they never expire during a break.`,
  'Limits, breaks and self-exclusion bind us as well as you. No one can end them early.',
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
  const { box, faultOf, form, isPending, failure } = useContractForm({
    body: acceptance,
    defaultValues: { version: false as string | false },
    messages,
    // Acceptance is idempotent, so no key is needed.
    send: async (body) => onAccepted(await playFabOps.post('/account/terms', { body })),
  });

  return (
    <form className="grid gap-5" {...form}>
      <BulletList>
        {essentials.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </BulletList>
      <CheckField value={version} error={faultOf('version')} {...box('version')}>
        {`I accept the terms of ${brand.name}, version ${version}.`}
      </CheckField>
      <Link className="text-link" to={paths.staticPage('Terms')} target="_blank">
        Read the full terms
      </Link>
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending}>
        Accept and continue
      </Button>
    </form>
  );
}
