import { TicketPlus, Tickets } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { categoryNames } from '#web/lib/catalog/category-copy';
import { countLabel } from '#web/lib/format/numbers';
import { AddCodes } from './add-codes';
import './gift-codes.css';

type Pool = GetAnswer<'/admin/gift-codes'>['items'][number];

/** A gift product without a pool. */
export interface GiftProduct {
  readonly id: string;
  readonly name: string;
}

/** The code pool of each gift: numbers of available, delivered and missing codes. */
export function PoolList({
  pools,
  gifts,
  onAdded,
}: {
  pools: readonly Pool[];
  gifts: readonly GiftProduct[];
  onAdded: () => void;
}) {
  const [open, setOpen] = useState<GiftProduct | null>(null);
  const without = gifts.filter(({ id }) => !pools.some(({ product }) => product === id));
  if (pools.length === 0 && without.length === 0)
    return (
      <EmptyState Icon={Tickets}>
        {`No gift products yet. Create a product in the category “${categoryNames.gifts}” to add codes.`}
      </EmptyState>
    );
  return (
    <>
      <ul className="gift-pools">
        {pools.map((pool) => (
          <PoolCard
            key={pool.product}
            pool={pool}
            onAdd={() => setOpen({ id: pool.product, name: pool.name ?? pool.product })}
          />
        ))}
        {without.map((gift) => (
          <PoolCard
            key={gift.id}
            pool={{ product: gift.id, name: gift.name, stock: null, left: 0, given: 0, waiting: 0 }}
            onAdd={() => setOpen(gift)}
          />
        ))}
      </ul>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={`Codes for ${open?.name ?? ''}`}>
        {open && <AddCodes product={open.id} onAdded={onAdded} onClose={() => setOpen(null)} />}
      </Dialog>
    </>
  );
}

function PoolCard({ pool, onAdd }: { pool: Pool; onAdd: () => void }) {
  const { product, name, left, given, waiting, stock } = pool;
  const isShort = waiting > 0 || (stock !== null && left < stock);
  return (
    <li className="gift-pool surface">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <strong>{name ?? product}</strong>
        {waiting > 0 && <Badge tone="error">{`${countLabel(waiting)} waiting`}</Badge>}
        {waiting === 0 && isShort && <Badge tone="warning">Fewer codes than stock</Badge>}
        {name === null && <Badge>Deleted</Badge>}
      </div>
      <dl className="facts gift-pool-counts">
        <Count name="Available" count={left} />
        <Count name="Issued" count={given} />
        <Count name="Backordered" count={waiting} />
        {stock !== null && <Count name="In stock" count={stock} />}
      </dl>
      {name !== null && (
        <Button variant={isShort ? 'primary' : 'outline'} onClick={onAdd}>
          <TicketPlus aria-hidden="true" size={18} />
          Add codes
        </Button>
      )}
    </li>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{countLabel(count)}</dd>
    </div>
  );
}
