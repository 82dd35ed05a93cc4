import { useState } from 'react';
import { Panel } from '#components/ui/panel';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { PostbackActions } from './postback-actions';
import { PostbackDeliveries } from './postback-deliveries';
import { PostbackForm } from './postback-form';
import { PostbackSecret } from './postback-secret';

type Postback = GetAnswer<'/affiliates/postback'>;

/** The URL to which we report sign-ups and commissions, and what became of the latest reports. */
export function PostbackPanel({ loaded }: { loaded: Postback }) {
  const [postback, setPostback] = useState(loaded);
  const [secret, setSecret] = useState<string | null>(null);
  const { url, deliveries } = postback;
  const change = (to: { url: string | null; secret: string | null }) => {
    setPostback({ ...postback, url: to.url });
    setSecret(to.secret);
  };

  return (
    <Panel title="Postbacks">
      <p className="max-inline-prose">
        {url === null
          ? 'Enter a URL of your tracker. We request it for each sign-up and each commission.'
          : 'We request this URL for each sign-up and each commission:'}
      </p>
      {url !== null && (
        <p className="wrap-anywhere">
          <code>{url}</code>
        </p>
      )}
      {secret !== null && <PostbackSecret secret={secret} />}
      {url !== null && (
        <PostbackActions
          onTested={(delivery) =>
            setPostback({
              ...postback,
              deliveries: [delivery, ...deliveries.filter(({ id }) => id !== delivery.id)],
            })
          }
          onTurnedOff={() => change({ url: null, secret: null })}
        />
      )}
      <PostbackForm isChange={url !== null} onSaved={change} />
      <PostbackDeliveries deliveries={deliveries} onRead={setPostback} />
    </Panel>
  );
}
