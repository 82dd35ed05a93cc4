import { Tickets } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FormDialog } from '#components/feedback/form-dialog';
import { categoryNames } from '#web/lib/catalog/category-copy';
import { ListBar } from '../parts/list-bar';
import { AddCodes } from './add-codes';
import { type GiftProduct, type Pool, PoolCard } from './pool-card';
import { PoolSettings } from './pool-settings';
import './gift-codes.css';

/** A pool and what is done with it. */
interface Opened {
  readonly gift: GiftProduct;
  readonly pattern: string | null;
  readonly act: 'add' | 'settings';
}

/** The code pool of each gift: numbers of available, delivered and missing codes. */
export function PoolList({
  pools,
  gifts,
  onChanged,
}: {
  pools: readonly Pool[];
  gifts: readonly GiftProduct[];
  onChanged: () => void;
}) {
  const [open, setOpen] = useState<Opened | null>(null);
  const without = gifts.filter(({ id }) => !pools.some(({ product }) => product === id));
  if (pools.length === 0 && without.length === 0)
    return (
      <EmptyState Icon={Tickets}>
        {`No gift products yet. Create a product in the category “${categoryNames.gifts}” to add codes.`}
      </EmptyState>
    );
  const all: readonly Pool[] = [...pools, ...without.map(emptyPoolOf)];
  const close = () => setOpen(null);
  return (
    <>
      <ListBar row="pool" hasSearch={false} opens="Edit the pattern and batches of the pool" />
      <ul className="grid grid-fill-80 gap-4">
        {all.map((pool) => (
          <PoolCard
            key={pool.product}
            pool={pool}
            onOpen={(act) =>
              setOpen({
                act,
                pattern: pool.pattern,
                gift: { id: pool.product, name: pool.name ?? pool.product },
              })
            }
          />
        ))}
      </ul>
      <FormDialog open={open?.act === 'add'} onClose={close} title={`Codes for ${open?.gift.name ?? ''}`}>
        {open && (
          <AddCodes product={open.gift.id} pattern={open.pattern} onAdded={onChanged} onClose={close} />
        )}
      </FormDialog>
      <FormDialog
        drawer
        open={open?.act === 'settings'}
        onClose={close}
        title={`Pattern and batches of ${open?.gift.name ?? ''}`}
      >
        {open && <PoolSettings product={open.gift.id} pattern={open.pattern} onChanged={onChanged} />}
      </FormDialog>
    </>
  );
}

function emptyPoolOf({ id, name }: GiftProduct): Pool {
  return { product: id, name, stock: null, pattern: null, left: 0, given: 0, waiting: 0 };
}
