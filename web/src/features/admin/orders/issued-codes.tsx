import type { AdminOrder } from '#contracts/orders/admin-routes';
import { isUndone } from '#domain/rewards/order-reason';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { instantLabel } from '#web/lib/format/dates';
import { ConfirmButton } from '../parts/confirm-button';
import type { OpenOrder } from './open-order';

type Code = AdminOrder['codes'][number];

/** The gift codes of an order, without the codes themselves, each with its replacement. */
export function IssuedCodes({ order, onChanged }: { order: AdminOrder; onChanged: OpenOrder['onChanged'] }) {
  if (order.codes.length === 0) return null;
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
            {!isUndone(order.status) && (
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
    </section>
  );
}

function ReplaceCode({
  order: { player, id },
  code: { number, replacements, firstShownAt },
  onReplaced,
}: {
  order: AdminOrder;
  code: Code;
  onReplaced: (order: AdminOrder) => void;
}) {
  return (
    <ConfirmButton
      label={
        <>
          Replace<span className="sr-only">{` code ${number}`}</span>
        </>
      }
      title={`Replace code ${number}?`}
      submit="Replace and notify the player"
      reason={{ label: 'Reason (for the audit log)', least: 3, most: 200 }}
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
        firstShownAt === null
          ? 'The player has not viewed it.'
          : 'The player has viewed it, so have the issuer block it first if it may still work. Only a superadmin can replace a viewed code, and only once.'
      } The player is notified. This cannot be undone.`}
    </ConfirmButton>
  );
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
