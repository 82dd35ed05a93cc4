import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { type Sum, Sums } from '#components/ui/sums';
import { weekdayInstantLabel } from '#web/lib/format/dates';
import { lastSignIn, lastSignInLabel } from '#web/lib/session/last-sign-in';
import type { SignInFacts } from './sign-in-facts';

const names: Readonly<Record<string, string>> = {
  Google: 'Google',
  Facebook: 'Facebook',
  SignInWithApple: 'Apple',
};

/** Sign-in of this device, and other ways to sign in. */
export function SignInPanel({
  facts: { email, signedInAt, providers, isProvidersAlone },
}: {
  facts: SignInFacts;
}) {
  const linked = providers.map((provider) => names[provider] ?? provider).join(', ');
  const last = lastSignIn();
  const sums: (Sum | false)[] = [
    { name: 'Signed in as', value: email },
    last
      ? { name: 'Last sign-in on this device', value: lastSignInLabel(last) }
      : signedInAt !== null && { name: 'Signed in on this device', value: weekdayInstantLabel(signedInAt) },
    { name: 'Password', value: isProvidersAlone ? 'None. You sign in with a provider.' : 'Set' },
    { name: 'Linked sign-ins', value: linked === '' ? 'None' : linked },
  ];
  return (
    <Panel title="Your sign-in">
      <Sums sums={sums.filter((sum) => sum !== false)} />
      <Note>
        You can also sign in to this account with Google, Facebook or Apple if your email address is confirmed
        both there and here. We link it the first time.
      </Note>
    </Panel>
  );
}
