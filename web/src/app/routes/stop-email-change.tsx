import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { PageHead } from '#components/page-head';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { stopEmailChange } from '#web/lib/api/public-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { paths } from '#web/lib/paths';

export async function load({ params }: LoaderFunctionArgs) {
  return { player: params['player'] ?? '', token: params['token'] ?? '' };
}

/** Landing page of the link that is mailed before an email address changes. Nothing happens until the player presses the button. */
export function Component() {
  const link = useLoaderData<typeof load>();
  const { send, isPending, failure } = useAttempt();
  const [email, setEmail] = useState<string | null>(null);
  const stop = () =>
    void send(
      () => stopEmailChange(link),
      (stopped) => setEmail(stopped.email),
    );
  return (
    <div className="page-width grid gap-4 max-inline-176 py-page">
      <PageHead
        title="Stop your email change"
        path={paths.stopEmailChange(link)}
        description="Stop an email change that you did not request."
      />
      <h1 className="page-title">Stop your email change</h1>
      <Panel title="Not you?">
        {email === null ? (
          <div className="grid gap-4">
            <p>
              Someone signed in to your account asked to change its email address. If you stop the change,
              your address stays or is restored, and every device is signed out, including yours.
            </p>
            {failure !== null && <FailureNotice failure={failure} />}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button variant="danger" pending={isPending} onClick={stop}>
                Stop the change
              </Button>
              <Link className="text-link" to={paths.home}>
                It was me
              </Link>
            </div>
          </div>
        ) : (
          <div className="grid gap-4">
            <Notice tone="success">
              <p className="font-bold">{`Your email address is ${email}.`}</p>
              <p>
                Every device is signed out. Choose a new password now, because someone else may know the old
                one.
              </p>
            </Notice>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link className="text-link" to={paths.login({ step: 'reset-password' })}>
                Choose a new password
              </Link>
              <Link className="text-link" to={paths.staticPage('Support')}>
                Write to us
              </Link>
            </div>
          </div>
        )}
      </Panel>
    </div>
  );
}
