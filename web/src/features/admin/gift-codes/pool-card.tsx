import { Settings2, TicketPlus } from 'lucide-react';
import { Badge, type BadgeTone } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { countLabel } from '#web/lib/format/numbers';
import { levelOf, type PoolLevel } from './pool-level';

export type Pool = GetAnswer<'/admin/gift-codes'>['items'][number];

/** A gift product without a pool. */
export interface GiftProduct {
  readonly id: string;
  readonly name: string;
}

const tones: Readonly<Record<PoolLevel, BadgeTone>> = {
  backordered: 'error',
  empty: 'error',
  low: 'warning',
  filled: 'success',
};

/** The code pool of a product: how many codes are left of what can be ordered, and its pattern. */
export function PoolCard({ pool, onOpen }: { pool: Pool; onOpen: (act: 'add' | 'settings') => void }) {
  const { product, name, left, given, waiting, stock, pattern } = pool;
  const level = levelOf(pool);
  return (
    <li
      className="grid gap-4 content-between p-5 border-line rounded-lg panel"
      data-list-row={product}
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <strong>{name ?? product}</strong>
        {name === null ? (
          <Badge>Deleted</Badge>
        ) : (
          <Badge tone={tones[level]}>{levelLabel(pool, level)}</Badge>
        )}
      </div>
      {stock !== null && stock > 0 && (
        <meter
          className="gift-pool-meter"
          aria-label="Codes for the items in stock"
          min={0}
          max={stock}
          value={Math.min(left, stock)}
          data-level={level}
        />
      )}
      <dl className="facts gift-pool-counts">
        <Count name="Available" count={left} />
        <Count name="Issued" count={given} />
        <Count name="Backordered" count={waiting} />
        {stock !== null && <Count name="In stock" count={stock} />}
      </dl>
      <Note>
        {pattern === null ? (
          'No pattern: every text is accepted as a code.'
        ) : (
          <>
            Pattern <code>{pattern}</code>
          </>
        )}
      </Note>
      <div className="flex flex-wrap gap-3">
        {name !== null && (
          <Button variant={level === 'filled' ? 'outline' : 'primary'} onClick={() => onOpen('add')}>
            <TicketPlus aria-hidden="true" size={18} />
            Add codes
          </Button>
        )}
        <Button variant="outline" data-row-open="" onClick={() => onOpen('settings')}>
          <Settings2 aria-hidden="true" size={18} />
          Pattern and batches
        </Button>
      </div>
    </li>
  );
}

function levelLabel({ left, waiting }: Pool, level: PoolLevel): string {
  if (level === 'backordered') return `${countLabel(waiting)} waiting`;
  if (level === 'empty') return 'Empty';
  return level === 'low' ? `Low: ${countLabel(left)} left` : 'Filled';
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{countLabel(count)}</dd>
    </div>
  );
}
