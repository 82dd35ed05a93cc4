import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { showToast } from '#web/lib/toasts';
import { askForEmail, confirmEmail, sendEmailCodeAgain } from './sign-in-details';
import { useForm } from './use-form';

/**
 * The e-mail address, which is also the sign-in name. Another one holds from its confirmation on.
 *
 * @param emailField  a field called `email`
 * @param codeField   a field called `code`
 * @param renderResend  offers to send the code once more
 */
export function EmailPanel({
  email,
  emailField,
  codeField,
  renderResend,
  wordsFor,
  onChanged,
}: {
  email: string;
  emailField: ReactNode;
  codeField: ReactNode;
  renderResend: (send: () => Promise<void>) => ReactNode;
  wordsFor: (failure: unknown) => string;
  onChanged: () => void;
}) {
  const [asked, setAsked] = useState<string | null>(null);
  const ask = useForm(async (form) => {
    const wanted = String(form.get('email')).trim();
    await askForEmail(wanted);
    setAsked(wanted);
  });
  const confirm = useForm(async (form) => {
    await confirmEmail(String(form.get('code')));
    setAsked(null);
    showToast({ tone: 'success', text: `From now on you sign in with ${asked}.` });
    onChanged();
  });
  const { isPending, failure, onSubmit } = asked === null ? ask : confirm;
  return (
    <Panel title="E-mail address">
      <p className="account-now">{email}</p>
      {asked !== null && (
        <Notice tone="info">{`We sent a code to ${asked}. Until you enter it, your address stays as it is.`}</Notice>
      )}
      <form key={asked} className="account-form" onSubmit={onSubmit}>
        {failure !== null && <Notice tone="error">{wordsFor(failure)}</Notice>}
        {asked === null ? emailField : codeField}
        <div className="account-ways">
          <Button type="submit" pending={isPending}>
            {asked === null ? 'Send me a code' : 'Confirm'}
          </Button>
          {asked !== null && (
            <Button look="quiet" onClick={() => setAsked(null)}>
              Another address
            </Button>
          )}
        </div>
        {asked !== null && renderResend(sendEmailCodeAgain)}
      </form>
    </Panel>
  );
}
