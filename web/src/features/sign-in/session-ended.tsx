import { useLocation } from 'react-router';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';
import { loadConfig } from '#web/lib/api/config';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { useLoaded } from '#web/lib/api/use-loaded';
import {
  type ReauthenticationReason,
  isReauthenticating,
  settleSessionEnd,
  useSessionEnd,
  reauthenticationReason,
} from '#web/lib/session/session-end';
import { isSignedInHere, notifyStoredSessionChange } from '#web/lib/session/stored-session';
import { reauthenticate, forgetSession } from './cognito';
import { failureMessage } from './failure-copy';
import { PasswordField } from './password-field';
import { ProviderButtons } from './provider-buttons';
import { providersIn } from './providers';
import { forgetPlayerHere } from './sign-out';
import './sign-in.css';

/** A dialog over the current page after its session has ended; the player can sign in again and continue. */
export default function SessionEnded() {
  const who = useSessionEnd();
  return (
    <Dialog open={who !== null} onClose={() => void staySignedOut()} title="Please sign in again">
      {who && <SignInAgain player={who.player} email={who.email} />}
    </Dialog>
  );
}

function SignInAgain({ player, email }: { player: string; email: string }) {
  const { pathname, search, hash } = useLocation();
  // Without the configuration only the password form is available.
  const { value: config } = useLoaded(loadConfig, reportError);
  const why = reauthenticationReason();
  const { isPending, failure, onSubmit } = useFormAttempt(async (fields) => {
    await reauthenticate({ email, password: String(fields.get('password')) }, player);
    notifyStoredSessionChange();
    settleSessionEnd(true);
  });

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      <p>{copies[why].text}</p>
      {failure !== null && <Notice tone="error">{failureMessage(failure)}</Notice>}
      <p className="grid">
        <span className="text-sm text-muted">You were signed in as</span>
        <strong className="break-all">{email}</strong>
      </p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Password" autoComplete="current-password" />
      <Button type="submit" variant="primary" large pending={isPending}>
        Sign in and continue
      </Button>
      <ProviderButtons
        providers={config ? providersIn(config.amplify) : []}
        next={pathname + search + hash}
        prepare={forgetSession}
        onAlreadyIn={() => settleSessionEnd(true)}
      />
      <Button variant="quiet" onClick={() => void staySignedOut()}>
        {copies[why].leave}
      </Button>
    </form>
  );
}

const copies: Readonly<Record<ReauthenticationReason, { text: string; leave: string }>> = {
  ended: {
    text: 'Your sign-in has expired, or you were signed out on all devices. Sign in again to continue on this page where you left off.',
    leave: 'Stay signed out',
  },
  'not-recent': {
    text: 'For your security, this needs a recent sign-in. Sign in again to continue.',
    leave: 'Not now',
  },
};

async function staySignedOut() {
  // The dialog also fires `close` after a successful sign-in.
  if (!isReauthenticating()) return;
  // A player who did not attempt to sign in still has the session; a wrong password has ended it.
  if (reauthenticationReason() === 'not-recent' && isSignedInHere()) return settleSessionEnd(false, true);
  // Tokens of the ended session may still be stored.
  await forgetSession();
  forgetPlayerHere();
  settleSessionEnd(false);
}
