import { Panel } from '#components/ui/panel';
import { formatAmount } from '#web/lib/format/coins';
import { instantLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import { type AdminPlayer, kindLabel } from './admin-player';

function Rows({
  none,
  rows,
}: {
  none: string;
  rows: readonly (readonly [key: string, ...cells: string[]])[];
}) {
  if (rows.length === 0) return <p className="found-more">{none}</p>;
  return (
    <ul className="admin-rows grid gap-2">
      {rows.map(([key, ...cells]) => (
        <li key={key}>
          {cells.map((cell) => (
            <span key={cell}>{cell}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The player's newest orders, purchases and notices. */
export function PlayerLists({ of: { orders, purchases, notices } }: { of: AdminPlayer }) {
  return (
    <>
      <Panel title="Recent orders">
        <Rows
          none="No orders yet."
          rows={orders.map(({ id, status, placedAt, total }) => [
            ...([
              id,
              instantLabel(placedAt),
              kindLabel(status),
              `${formatAmount('sweeps', total)} SC`,
            ] as const),
          ])}
        />
      </Panel>
      <Panel title="Recent purchases">
        <Rows
          none="No purchases yet."
          rows={purchases.map(({ id, at, state, priceCents }) => [
            ...([id, instantLabel(at), kindLabel(state), dollarsLabel(priceCents)] as const),
          ])}
        />
      </Panel>
      <Panel title="Recent notices">
        <Rows
          none="No notices yet."
          rows={notices.map(({ id, at, title, mailedAt }) => [
            ...([id, instantLabel(at), title, mailedAt ? 'Emailed' : 'Inbox'] as const),
          ])}
        />
      </Panel>
    </>
  );
}
