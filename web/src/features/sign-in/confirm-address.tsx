import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { CodeField } from './code-field';
import { addressFailureMessage } from './failure-copy';
import { MailNotice } from './mail-notice';
import { confirmOwnAddress, sendAddressCode } from './provider-sign-in';
import { ResendCode } from './resend-code';
import './sign-in.css';

/** Confirms an address that the provider did not verify; the player is already signed in and may postpone it. */
export function ConfirmAddress({
  email,
  mailHint,
  onDone,
}: {
  email: string;
  mailHint: ReactNode;
  onDone: () => Promise<void>;
}) {
  const { isPending, failure, onSubmit } = useFormAttempt(async (fields) => {
    await confirmOwnAddress(String(fields.get('code')));
    await onDone();
  });

  return (
    <section className="sign-in panel" aria-labelledby="confirm-address-title">
      <div>
        <h1 id="confirm-address-title" className="text-2xl">
          Confirm your email address
        </h1>
        <p className="mbs-1 text-muted">You are signed in. Confirm your address to get your welcome coins.</p>
      </div>
      <form className="grid gap-5" onSubmit={onSubmit}>
        <MailNotice email={email} hint={mailHint} />
        {failure !== null && <Notice tone="error">{addressFailureMessage(failure)}</Notice>}
        <CodeField />
        <Button type="submit" variant="primary" large pending={isPending}>
          Confirm
        </Button>
        <ResendCode send={sendAddressCode} />
        <Button variant="quiet" onClick={() => void onDone()}>
          Not now
        </Button>
      </form>
    </section>
  );
}
