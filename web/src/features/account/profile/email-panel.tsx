import { type ReactNode, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { redemptionPauseDays } from '#domain/player/email-change';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { showToast } from '#web/lib/page/toasts';
import { requestEmailChange, confirmEmail, sendEmailCodeAgain } from './sign-in-details';

/**
 * The email address, which is also the sign-in name. A new address takes effect with its confirmation; an address that a provider did
 * not verify can be confirmed here at any time.
 *
 * @param emailField  a field called `email`
 * @param codeField   a field called `code`
 * @param renderResend  renders the control that sends the code again
 */
export function EmailPanel({
  email,
  isConfirmed,
  emailField,
  codeField,
  renderResend,
  messageFor,
  onChanged,
}: {
  email: string;
  isConfirmed: boolean;
  emailField: ReactNode;
  codeField: ReactNode;
  renderResend: (send: () => Promise<void>) => ReactNode;
  messageFor: (failure: unknown) => string;
  onChanged: () => void;
}) {
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);
  const request = useFormAttempt(async (fields, idempotencyKey) => {
    const wanted = String(fields.get('email')).trim();
    await requestEmailChange(wanted, idempotencyKey);
    return wanted;
  }, showCodeStep);
  const isOwn = requestedEmail === email;
  const confirmedMessage = isOwn
    ? 'Your email address is confirmed.'
    : `You now sign in with ${requestedEmail}.`;
  const confirm = useFormAttempt(
    (fields) => confirmEmail(String(fields.get('code'))),
    () => {
      setRequestedEmail(null);
      showToast({ tone: 'success', text: confirmedMessage });
      onChanged();
    },
  );
  const confirmNow = useFormAttempt(sendEmailCodeAgain, () => showCodeStep(email));

  /** The fault of a code for an earlier address is not one of the code for this one. */
  function showCodeStep(address: string) {
    confirm.onChange();
    setRequestedEmail(address);
  }

  const { isPending, failure, onChange, onSubmit } = requestedEmail === null ? request : confirm;
  return (
    <Panel title="Email address">
      <p className="font-bold wrap-anywhere">{email}</p>
      {requestedEmail !== null && (
        <Notice tone="info">
          {`We sent a code to ${requestedEmail}.`}
          {!isOwn &&
            ' Your current address stays in use until you enter it. No code arrives if another account uses the new address.'}
        </Notice>
      )}
      {!isConfirmed && requestedEmail === null && (
        <form className="grid gap-4" onSubmit={confirmNow.onSubmit}>
          <Notice tone="info">
            <p className="font-bold">This address is not confirmed yet.</p>
            <p>You need a confirmed address for Sweeps Coins and prizes. We will email you a code.</p>
          </Notice>
          {confirmNow.failure !== null && <Notice tone="error">{messageFor(confirmNow.failure)}</Notice>}
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            pending={confirmNow.isPending}
          >
            Confirm this address
          </Button>
        </form>
      )}
      <form key={requestedEmail} className="grid gap-4" onChange={onChange} onSubmit={onSubmit}>
        {failure instanceof ApiRefusal && <FailureNotice failure={failure} />}
        {failure !== null && !(failure instanceof ApiRefusal) && (
          <Notice tone="error">{messageFor(failure)}</Notice>
        )}
        {requestedEmail === null ? emailField : codeField}
        {requestedEmail === null && (
          <Note>
            We first email your current address a link to stop the change.{' '}
            {`You cannot redeem prizes until ${redemptionPauseDays} days after the change.`}
          </Note>
        )}
        <Row>
          <Button type="submit" pending={isPending}>
            {requestedEmail === null ? 'Send me a code' : 'Confirm'}
          </Button>
          {requestedEmail !== null && (
            <Button variant="quiet" onClick={() => setRequestedEmail(null)}>
              Use another address
            </Button>
          )}
        </Row>
        {requestedEmail !== null && renderResend(sendEmailCodeAgain)}
      </form>
    </Panel>
  );
}
