import { Notice } from '#components/ui/notice';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { isUndone } from '#domain/rewards/order-reason';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { instantLabel } from '#web/lib/format/dates';
import { ConfirmButton } from '../parts/confirm-button';
import type { OpenOrder } from './open-order';

type Code = AdminOrder['codes'][number];

/** The gift codes of an order, without the codes themselves, each with its replacement; superadmins also replace viewed ones. */
export function IssuedCodes({
  order,
  isSuperadmin,
  onChanged,
}: {
  order: AdminOrder;
  isSuperadmin: boolean;
  onChanged: OpenOrder['onChanged'];
}) {
  if (order.codes.length === 0) return null;
  const areFinal = isUndone(order.status);
  const mayReplace = (code: Code) => isSuperadmin || !isViewed(code);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">Gift codes</h3>
      <ul className="grid gap-3">
        {order.codes.map((code) => (
          <li key={code.number} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <strong>{`Code ${code.number}`}</strong>
              <span className="block text-sm text-muted">{viewLabel(code)}</span>
            </span>
            {!areFinal && mayReplace(code) && (
              <ReplaceCode
                order={order}
                code={code}
                onReplaced={(after) =>
                  onChanged(after, `Code ${code.number} replaced. The player was notified.`)
                }
              />
            )}
          </li>
        ))}
      </ul>
      {!areFinal && !order.codes.every(mayReplace) && (
        <Notice tone="info">Only superadmins can replace a gift code that the player has viewed.</Notice>
      )}
    </section>
  );
}

function ReplaceCode({
  order: { player, id },
  code,
  onReplaced,
}: {
  order: AdminOrder;
  code: Code;
  onReplaced: (order: AdminOrder) => void;
}) {
  const { number, replacements } = code;
  return (
    <ConfirmButton
      label={
        <>
          Replace<span className="sr-only">{` code ${number}`}</span>
        </>
      }
      title={`Replace code ${number}?`}
      submit="Replace and notify the player"
      reason={{ label: 'Reason (for the audit log)' }}
      act={(reason, idempotencyKey) =>
        playFabOps.post('/admin/orders/{player}/{id}/codes/{number}/replacements', {
          path: { player, id, number: String(number) },
          body: { replacements, reason },
          idempotencyKey,
        })
      }
      onDone={(answer) => onReplaced(answer.order)}
    >
      {`The order takes the next code of the pool, and the current one becomes void here. ${
        isViewed(code)
          ? 'The player has viewed it, so have the issuer block it first if it may still work. A viewed code can be replaced only once.'
          : 'The player has not viewed it.'
      } The player is notified. This cannot be undone.`}
    </ConfirmButton>
  );
}

function isViewed({ firstShownAt }: Code): boolean {
  return firstShownAt !== null;
}

function viewLabel({ firstShownAt, views, replacements }: Code): string {
  const viewed =
    firstShownAt === null
      ? 'Not viewed yet'
      : `Viewed ${views === 1 ? 'once' : `${views} times`}, first ${instantLabel(firstShownAt)}`;
  return replacements === 0
    ? viewed
    : `${viewed} · Replaced ${replacements === 1 ? 'once' : `${replacements} times`}`;
}
