import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import type { Order } from '#contracts/orders/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { instantLabel } from '#web/lib/format/dates';
import { copyText } from '#web/lib/page/copy-text';
import { showToast } from '#web/lib/page/toasts';

/**
 * A gift code, hidden until the player reveals it; the first reveal is recorded. The same button hides it again, so that the focus
 * stays.
 */
export function OrderCode({
  order,
  code,
  name,
}: {
  order: string;
  code: Order['codes'][number];
  name: string;
}) {
  const [shown, setShown] = useState<{ code: string; firstShownAt: string } | null>(null);
  const { isPending, failure, send } = useAttempt();
  const firstShownAt = shown?.firstShownAt ?? code.firstShownAt;

  const show = () =>
    send(() => {
      const path = { id: order, number: String(code.number) };
      return playFabOps.post('/orders/{id}/codes/{number}/views', { path, body: {} });
    }, setShown);

  async function copy(text: string) {
    if (await copyText(text)) showToast({ tone: 'success', text: 'Code copied.' });
  }

  return (
    <li className="grid gap-2">
      <strong>{name}</strong>
      <p className="order-code-box" data-hidden={shown === null || undefined} aria-live="polite">
        <code>{shown?.code ?? '•••• •••• ••••'}</code>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={shown ? 'outline' : 'filled'}
          pending={isPending}
          onClick={() => (shown ? setShown(null) : void show())}
        >
          {shown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
          {shown ? 'Hide code' : 'Show code'}
        </Button>
        {shown && (
          <Button onClick={() => void copy(shown.code)}>
            <Copy aria-hidden="true" size={18} />
            Copy
          </Button>
        )}
      </div>
      {firstShownAt !== null && (
        <p className="block text-sm wrap-anywhere text-muted">{`First shown ${instantLabel(firstShownAt)}`}</p>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
    </li>
  );
}
