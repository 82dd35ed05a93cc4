import { redirect, useLoaderData, useNavigate } from 'react-router';
import { HarbourScene } from '#components/harbour/harbour-scene';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { ConfirmAddress } from '../../features/sign-in/confirm-address';
import { completeProviderSignIn, sendAddressCode } from '../../features/sign-in/provider-sign-in';

/**
 * Completes a sign-in with a provider and redirects. The page shows only while an email address waits for its code.
 *
 * @throws a redirect response, which the router follows
 */
export async function load({ request }: { request: Request }): Promise<{ email: string; next: string }> {
  const result = await completeProviderSignIn(new URL(request.url), new Date());
  switch (result.outcome) {
    case 'signed-in':
      throw redirect(paths.welcomeFirst(result.next));
    case 'failed':
      throw redirect(paths.login({ next: result.next, problem: result.problem }));
    case 'not-started':
      throw redirect(paths.login());
    case 'redirecting':
      return new Promise(() => undefined);
    case 'address-unconfirmed':
      // The user pool resets the confirmation at each sign-in with a provider; the account keeps it.
      if (await isKnown()) throw redirect(paths.welcomeFirst(result.next));
      await sendAddressCode().catch(reportError); // the page can ask for another
      return result;
  }
}

/** Returns whether the address was confirmed before. If that is unknown, the player is asked for the code, which can be postponed. */
async function isKnown(): Promise<boolean> {
  try {
    return (await playFabOps.get('/account')).isEmailVerified;
  } catch (failure) {
    reportError(failure);
    return false;
  }
}

/** Confirms an email address that the provider did not verify. */
export function Component() {
  const { email, next } = useLoaderData<typeof load>();
  const navigate = useNavigate();
  return (
    <div className="sign-in-page">
      <PageHead
        title="Confirm your address"
        path={paths.loginReturn}
        description="Enter your code to finish."
      />
      <HarbourScene />
      <ConfirmAddress
        email={email}
        mailHint={null}
        onDone={async () => navigate(paths.welcomeFirst(next), { replace: true })}
      />
    </div>
  );
}
