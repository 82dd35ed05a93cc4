import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHead } from '#components/page-head';
import { Note } from '#components/ui/note';
import { brand } from '#domain/operator/brand';
import { usePageFocus } from '#web/lib/page/page-focus';
import { paths } from '#web/lib/paths';
import type { ProviderName } from '#web/lib/session/provider-trip';
import { ProviderButtons } from './provider-buttons';
import { useSignInFlow } from './sign-in-flow';
import { stepCopy } from './step-copy';
import { StepForm } from './step-form';
import './sign-in.css';

/**
 * The sign-in page: sign-in, sign-up and password reset in steps.
 *
 * @param invitation  shown above the sign-up form
 * @param mailHint   shown below the notice about a sent message
 * @param providers  alternatives to a password
 */
export function SignIn({
  invitation,
  mailHint,
  providers,
}: {
  invitation: ReactNode;
  mailHint: ReactNode;
  providers: readonly ProviderName[];
}) {
  const flow = useSignInFlow();
  usePageFocus(flow.step);
  const { title, text } = stepCopy[flow.step];
  const isJoining = flow.step === 'sign-up' || flow.step === 'confirm';
  return (
    <section className="sign-in panel" aria-labelledby="sign-in-title">
      <PageHead
        title={title}
        path={paths.login()}
        description={`The online casino login page of ${brand.name}.`}
      />
      <nav className="sign-in-ways" aria-label="Sign in or join">
        <Link
          className="sign-in-way"
          to={flow.pathTo('sign-in')}
          aria-current={isJoining ? undefined : 'page'}
        >
          Sign in
        </Link>
        <Link
          className="sign-in-way"
          to={flow.pathTo('sign-up')}
          aria-current={isJoining ? 'page' : undefined}
        >
          Join
        </Link>
      </nav>
      <div>
        <h1 id="sign-in-title" className="text-2xl">
          {title}
        </h1>
        <p className="mbs-1 text-muted">{text}</p>
      </div>
      {isJoining && invitation}
      <StepForm key={flow.step} flow={flow} mailHint={mailHint} />
      {(flow.step === 'sign-in' || flow.step === 'sign-up') && (
        <ProviderButtons providers={providers} next={flow.next} onAlreadyIn={() => void flow.finishSignIn()}>
          <Note>{`By continuing, you confirm that you are ${brand.minimumAge} or older.`}</Note>
        </ProviderButtons>
      )}
    </section>
  );
}
