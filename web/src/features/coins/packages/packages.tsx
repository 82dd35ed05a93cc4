import { ShieldCheck } from 'lucide-react';
import type { PackagesView } from '../coins-views';
import { RefusedAhead } from '../refused-ahead';
import { arrangeOffers } from './offers';
import { PackageCard } from './package-card';
import { type LimitLeft, limitLabel } from './purchase-limit';
import './packages.css';

/** All packages, the offer for a first purchase in front. */
export function Packages({
  packages: { items, sweepsRefusedAs },
  limit,
}: {
  packages: PackagesView;
  limit: LimitLeft | null;
}) {
  const { first, usual, refusedAs } = arrangeOffers(items);
  // The page explains a blocked state in more detail above.
  const isShownAbove = sweepsRefusedAs === refusedAs || sweepsRefusedAs === 'player/state-blocked';
  const shared = { withSweeps: sweepsRefusedAs === null, isReasonShown: refusedAs !== null };
  return (
    <>
      <p className="text-muted max-inline-prose">
        You buy Gold Coins, which are for fun and have no cash value. Sweeps Coins come with them as a gift.
        They are never for sale, and the free ways above give the same coins.
      </p>
      {refusedAs !== null && <RefusedAhead code={refusedAs} />}
      {sweepsRefusedAs !== null && !isShownAbove && <RefusedAhead code={sweepsRefusedAs} />}
      <ul className="package-list">
        {first.map((offer) => (
          <PackageCard key={offer.id} offer={offer} tier={5} {...shared} />
        ))}
        {usual.map((offer, tier) => (
          <PackageCard key={offer.id} offer={offer} tier={tier} {...shared} />
        ))}
      </ul>
      <p className="packages-note flex items-start gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden="true" size={18} />
        <span>
          The price is all you pay: no purchase fee, no subscription.{' '}
          {limit
            ? `Your purchase limit: ${limitLabel(limit)}`
            : 'You can set a purchase limit in your account.'}
        </span>
      </p>
    </>
  );
}
