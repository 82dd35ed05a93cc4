import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HarbourScene } from '#components/harbour/harbour-scene';
import { loadConfig } from '#web/lib/api/config';
import type { ProviderName } from '#web/lib/session/provider-trip';
import { rememberReferrer, rememberedReferrer } from '#web/lib/storage/referral-link';
import { ReferralNote } from '../../features/referrals/referral-note';
import { providersIn } from '../../features/sign-in/providers';
import { SignIn } from '../../features/sign-in/sign-in';

// Production builds do not contain this code; the settings of the deployment decide whether it shows.
const LocalMailbox =
  import.meta.env.MODE !== 'production' ? lazy(() => import('../../features/sign-in/local-mailbox')) : null;

interface Ways {
  readonly isLocal: boolean;
  readonly providers: readonly ProviderName[];
  /** Referral code of the link that was opened last; null for none. */
  readonly invitee: string | null;
}

/** Loads the sign-in options: local mailbox, providers and referral code. */
export async function load({ request }: LoaderFunctionArgs): Promise<Ways> {
  rememberReferrer(new URL(request.url).search);
  const { stage, amplify } = await loadConfig();
  return { isLocal: stage === 'local', providers: providersIn(amplify), invitee: rememberedReferrer() };
}

/** The sign-in page. */
export function Component() {
  const { isLocal, providers, invitee } = useLoaderData<typeof load>();
  return (
    <div className="sign-in-page">
      <HarbourScene />
      <SignIn
        providers={providers}
        invitation={<ReferralNote code={invitee} />}
        mailHint={
          LocalMailbox &&
          isLocal && (
            <Suspense>
              <LocalMailbox />
            </Suspense>
          )
        }
      />
    </div>
  );
}
