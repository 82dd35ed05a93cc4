import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { HarbourScene } from '#components/harbour/harbour-scene';
import { loadConfig } from '#web/lib/config';
import type { ProviderName } from '#web/lib/provider-trip';
import { providersIn } from '../../features/sign-in/providers';
import { SignIn } from '../../features/sign-in/sign-in';

// Deployable builds do not hold this code at all; the deployment's own settings decide whether it shows.
const LocalMailbox =
  import.meta.env.MODE !== 'production' ? lazy(() => import('../../features/sign-in/local-mailbox')) : null;

/** Tells whether this stage has a mailbox of its own, and by whom one may sign in. */
export async function load(): Promise<{ isLocal: boolean; providers: readonly ProviderName[] }> {
  const { stage, amplify } = await loadConfig();
  return { isLocal: stage === 'local', providers: providersIn(amplify) };
}

/** Signing in, before the harbour. */
export function Component() {
  const { isLocal, providers } = useLoaderData<typeof load>();
  return (
    <div className="sign-in-page">
      <HarbourScene />
      <SignIn
        providers={providers}
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
