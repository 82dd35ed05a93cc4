import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { PageHead } from '#components/page-head';
import { Button } from '#components/ui/button';
import { panelClass } from '#components/ui/panel';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { usePageFocus } from '#web/lib/page/page-focus';
import { paths } from '#web/lib/paths';
import { loadOwnLists } from '#web/lib/player/load-own-lists';
import { landingPath } from '#web/lib/session/landing-path';
import { safeNextPath } from '#web/lib/session/next-path';
import { currentSession } from '#web/lib/session/session';
import { FirstLimits } from '../../features/account/limits/first-limits';
import { ResidencyForm } from '../../features/account/residency-form';
import { CameByLink } from '../../features/affiliates/came-by-link';
import { chooseFirstSeed } from '../../features/fairness/choose-first-seed';
import { BlockedState } from '../../features/onboarding/blocked-state';
import { GrantedStep, type Welcome } from '../../features/onboarding/granted-step';
import {
  haveSeenLimits,
  rememberLimitsSeen,
  rememberPutOff,
  wasPutOff,
} from '../../features/onboarding/remembered';
import { stepCopy } from '../../features/onboarding/step-copy';
import { StepList } from '../../features/onboarding/step-list';
import { needsOnboarding, stepOf } from '../../features/onboarding/steps';
import { TermsStep } from '../../features/onboarding/terms-step';
import { UnderAge } from '../../features/onboarding/under-age';
import { InvitedNote } from '../../features/referrals/invited-note';
import '../../features/account/limits/limits.css';
import '../../features/onboarding/onboarding.css';

/**
 * Loads the onboarding status. Every sign-in passes here with a `next` address: players who have completed onboarding are redirected to
 * it at once, and so is everyone while the API does not respond. For others it becomes `then`, the target of the last step. Admins without
 * a `next` address go to the overview.
 */
export async function load({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const session = await currentSession();
  if (!session) throw redirect(paths.login({ next: paths.welcome }));
  if (searchParams.has('next')) {
    const [path] = await Promise.all([
      pathAfterSignIn(session, searchParams.get('next')),
      // Home shows the rows that it knows when it opens.
      loadOwnLists().catch(ignoreRefusal),
    ]);
    throw redirect(path);
  }
  const [account, limits, welcome] = await Promise.all([
    playFabOps.get('/account'),
    playFabOps.get('/play-limits'),
    readWelcome(),
  ]);
  const then = safeNextPath(searchParams.get('then'));
  return { player: session.player, then, account, limits, welcome };
}

/** A sign-in does not fail for a list that could not be loaded: the header of the next page loads it again. */
function ignoreRefusal(failure: unknown): void {
  if (!(failure instanceof ApiRefusal)) throw failure;
}

/** Admins on their way to work are not asked for what play needs. */
async function pathAfterSignIn(
  { player, isAdmin }: { readonly player: string; readonly isAdmin: boolean },
  next: string | null,
): Promise<string> {
  const then = landingPath(next, { isAdmin });
  if (wasPutOff(player) || then === paths.dashboard) return then;
  const account = await playFabOps.get('/account').catch(() => null);
  return account && needsOnboarding(account)
    ? `${paths.welcome}?${new URLSearchParams({ then }).toString()}`
    : then;
}

/** Reads the welcome bonus separately, so that its failure does not stop the onboarding. */
function readWelcome(): Promise<{ granted: Welcome } | { failure: unknown }> {
  return playFabOps.get('/bonuses').then(
    ({ welcome }) => ({ granted: welcome }),
    (failure: unknown) => ({ failure }),
  );
}

/** Onboarding of a new player, up to the first coins. */
export function Component() {
  const loaded = useLoaderData<typeof load>();
  const { player, then, welcome } = loaded;
  const [account, setAccount] = useState(loaded.account);
  const [limitsSeen, setLimitsSeen] = useState(() => haveSeenLimits(player));
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const step = stepOf(account, limitsSeen);
  const { title, text } = stepCopy[step];
  usePageFocus(step);
  // Each step starts at the top of the page, regardless of the scroll position of the one before.
  useEffect(() => void scrollTo({ top: 0 }), [step]);

  function postpone() {
    rememberPutOff(player);
    void navigate(then);
  }

  return (
    <div className="welcome">
      <PageHead title="Welcome" path={paths.welcome} description="Set up your account." />
      {step !== 'under-age' && <StepList step={step} />}
      <div>
        <h1 className="page-title">{title}</h1>
        <p className="mbs-2 text-muted">{text}</p>
      </div>
      <InvitedNote />
      <CameByLink />
      {step !== 'you' && <BlockedState residency={account.residency} />}
      <div className={panelClass()}>
        {step === 'you' && (
          <ResidencyForm
            residency={account.residency}
            submit="Continue"
            onSaved={({ residency }) => {
              setAccount({ ...account, residency });
              // The report may have granted coins; the last step shows which.
              void revalidate();
            }}
          />
        )}
        {step === 'terms' && (
          <TermsStep
            version={account.terms.currentVersion}
            onAccepted={async (accepted) => {
              await chooseFirstSeed(crypto.getRandomValues(new Uint8Array(16)));
              setAccount(accepted);
            }}
          />
        )}
        {step === 'limits' && (
          <FirstLimits
            loaded={loaded.limits}
            onDone={() => {
              rememberLimitsSeen(player);
              setLimitsSeen(true);
              void revalidate();
            }}
          />
        )}
        {step === 'done' && <GrantedStep welcome={welcome} next={then} />}
        {step === 'under-age' && <UnderAge />}
      </div>
      {(step === 'you' || step === 'terms') && (
        <Button variant="link" className="justify-self-start" onClick={postpone}>
          Not now
        </Button>
      )}
    </div>
  );
}
