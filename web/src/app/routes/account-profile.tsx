import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { PageHead } from '#components/page-head';
import { CheckedTextField } from '#components/ui/checked-text-field';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { AvatarPanel } from '../../features/account/avatar/avatar-panel';
import { AddressesPanel } from '../../features/account/profile/addresses-panel';
import { EmailPanel } from '../../features/account/profile/email-panel';
import { NamePanel } from '../../features/account/profile/name-panel';
import { PasswordPanel } from '../../features/account/profile/password-panel';
import { ResidencyForm } from '../../features/account/residency-form';
import { ResidencyNotice } from '../../features/account/residency-notice';
import { changePassword } from '../../features/sign-in/change-password';
import { CodeField } from '../../features/sign-in/code-field';
import { addressFailureMessage, passwordFailureMessage } from '../../features/sign-in/failure-copy';
import { NewPasswordField } from '../../features/sign-in/new-password-field';
import { PasswordField } from '../../features/sign-in/password-field';
import { ResendCode } from '../../features/sign-in/resend-code';
import '../../features/sign-in/sign-in.css';

export const load = () => playFabOps.get('/account');

/** Profile, shipping addresses and sign-in details. */
export function Component() {
  const loaded = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<typeof loaded | null>(null);
  const account = changed ?? loaded;
  const needsResidencyConfirmation = account.residency.sweepsRefusedAs === 'player/residency-unconfirmed';

  function change(answer: typeof loaded, text: string) {
    setChanged(answer);
    showToast({ tone: 'success', text });
  }

  /** Another section may have been saved since this request was sent. */
  function changeResidency(residency: typeof loaded.residency) {
    setChanged((now) => ({ ...(now ?? loaded), residency }));
    showToast({ tone: 'success', text: 'Saved.' });
  }

  function reload() {
    setChanged(null);
    void revalidate();
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title="Profile"
        path={paths.accountSection('profile')}
        description="Your name, sign-in details and shipping addresses."
      />
      <h1 className="page-title">Profile</h1>
      <div className="account-columns">
        <div className="grid grid-cols-1 gap-6">
          <NamePanel account={account} onChanged={change} />
          <AvatarPanel account={account} onChanged={change} />
          <Panel title="Age, state and time zone">
            <ResidencyNotice residency={account.residency} />
            <ResidencyForm
              residency={account.residency}
              submit={needsResidencyConfirmation ? 'Confirm where I live' : 'Save'}
              onSaved={({ residency }) => changeResidency(residency)}
            />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <AddressesPanel account={account} onChanged={change} />
          <EmailPanel
            email={account.email}
            isConfirmed={account.isEmailVerified}
            emailField={
              <CheckedTextField
                label="New email address"
                type="email"
                name="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            }
            codeField={<CodeField />}
            renderResend={(send) => <ResendCode send={send} />}
            messageFor={addressFailureMessage}
            onChanged={reload}
          />
          <PasswordPanel
            email={account.email}
            change={(before, after) => changePassword({ email: account.email, before, after })}
            messageFor={passwordFailureMessage}
            fields={
              <>
                <PasswordField label="Current password" autoComplete="current-password" />
                <NewPasswordField label="New password" />
              </>
            }
          />
        </div>
      </div>
    </div>
  );
}
