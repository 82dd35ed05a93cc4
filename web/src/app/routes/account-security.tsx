import { redirect, useLoaderData, useNavigate } from 'react-router';
import { PageHead } from '#components/page-head';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { DataPanel } from '../../features/account/data/data-panel';
import { DeletionPanel } from '../../features/account/deletion/deletion-panel';
import { readSignInFacts } from '../../features/account/security/sign-in-facts';
import { SignInPanel } from '../../features/account/security/sign-in-panel';
import { SignOutsPanel } from '../../features/account/security/sign-outs-panel';
import { signOutAndForget } from '../../features/sign-in/sign-out';

export async function load() {
  const facts = await readSignInFacts();
  if (!facts) throw redirect(paths.login({ next: paths.accountSection('security') }));
  return facts;
}

/** Sign-in details and sign-out. */
export function Component() {
  const facts = useLoaderData<typeof load>();
  const navigate = useNavigate();

  async function signOut(isEverywhere: boolean) {
    await signOutAndForget();
    await navigate(isEverywhere ? paths.login() : paths.home);
    showToast({
      tone: 'success',
      text: isEverywhere ? 'You are signed out on all devices.' : 'You are signed out.',
    });
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title="Security and data"
        path={paths.accountSection('security')}
        description="Manage how you sign in, download your data or close your account."
      />
      <h1 className="page-title">Security and data</h1>
      <div className="account-columns">
        <SignInPanel facts={facts} />
        <SignOutsPanel onSignOut={signOut} />
        <DataPanel />
        <DeletionPanel />
      </div>
    </div>
  );
}
