import { useRef, useState } from 'react';
import { Panel } from '#components/ui/panel';
import type { PostbackDelivery } from '#contracts/affiliates/postback-routes';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { PostbackActions } from './postback-actions';
import { postbackIntro } from './postback-copy';
import { PostbackDeliveries } from './postback-deliveries';
import { PostbackForm } from './postback-form';
import { PostbackSecret } from './postback-secret';

type Postback = GetAnswer<'/affiliates/postback'>;

/**
 * The URL to which we report sign-ups and commissions, and what became of the latest reports.
 *
 * @param isSuspended  whether postbacks pause: the URL can then only be removed
 */
export function PostbackPanel({ loaded, isSuspended }: { loaded: Postback; isSuspended: boolean }) {
  const [postback, setPostback] = useState(loaded);
  const [secret, setSecret] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const panel = useRef<HTMLElement>(null);
  const { url, deliveries } = postback;
  const change = (to: { url: string | null; secret: string | null }) => {
    setPostback({ ...postback, url: to.url });
    setSecret(to.secret);
    setMessage(to.url === null ? 'Postbacks are turned off.' : '');
  };
  const turnedOff = () => {
    change({ url: null, secret: null });
    // The button that was pressed disappears.
    panel.current?.focus();
  };
  const show = (delivery: PostbackDelivery) =>
    setPostback({
      ...postback,
      deliveries: [delivery, ...deliveries.filter(({ id }) => id !== delivery.id)],
    });

  return (
    <Panel title="Postbacks" ref={panel} tabIndex={-1}>
      <p role="status" className={message === '' ? 'sr-only' : ''}>
        {message}
      </p>
      <p className="max-inline-prose">{postbackIntro({ hasUrl: url !== null, isSuspended })}</p>
      {url !== null && (
        <p className="wrap-anywhere">
          <code>{url}</code>
        </p>
      )}
      {secret !== null && <PostbackSecret secret={secret} />}
      {url !== null && <PostbackActions {...(!isSuspended && { onTested: show })} onTurnedOff={turnedOff} />}
      {!isSuspended && <PostbackForm isChange={url !== null} onSaved={change} />}
      <PostbackDeliveries {...{ deliveries, isSuspended }} onRead={setPostback} />
    </Panel>
  );
}
