import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Panel } from '#components/ui/panel';
import { SwitchField } from '#components/ui/switch-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { categoryCopy } from './category-copy';

type Preferences = GetAnswer<'/notices/preferences'>;
type Category = Preferences['email'][number]['category'];

/** Email preferences by category: switches, or the reason why a category is fixed. */
export function MailPreferences({ preferences }: { preferences: Preferences }) {
  const [email, setEmail] = useState(preferences.email);
  const { isPending, choice, failure, send } = useAttempt();

  const choose = (category: Category, isOn: boolean) =>
    send(
      () => playFabOps.put('/notices/preferences', { body: { email: { [category]: isOn } } }),
      (stored) => setEmail(stored.email),
      { choice: category },
    );

  return (
    <Panel title="Email notices">
      <p className="text-muted max-inline-prose">
        Every notice appears in this inbox. Choose which ones you also get by email.
      </p>
      <div className="mbs-4 mbe-4 grid gap-4">
        {email
          .filter(({ why }) => why === null)
          .map(({ category, isOn }) => (
            <SwitchField
              key={category}
              label={categoryCopy[category].name}
              hint={categoryCopy[category].text}
              checked={isOn}
              pending={isPending && choice === category}
              disabled={isPending && choice !== category}
              onChange={({ target }) => void choose(category, target.checked)}
            />
          ))}
      </div>
      {failure !== null && <FailureNotice failure={failure} />}
      <h3 className="mbs-6 mbe-3 flex items-center gap-2 font-bold">
        <LockKeyhole aria-hidden="true" size={18} />
        Always sent
      </h3>
      <dl className="grid gap-3 max-inline-prose">
        {email
          .filter(({ why }) => why !== null)
          .map(({ category, why }) => (
            <div key={category}>
              <dt className="font-bold">{categoryCopy[category].name}</dt>
              <dd className="text-sm text-muted">{why}</dd>
            </div>
          ))}
        <div>
          <dt className="font-bold">Codes</dt>
          <dd className="text-sm text-muted">
            You request each one yourself, to sign up or to set a new password.
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
