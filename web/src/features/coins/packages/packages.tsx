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
  const shared = { withSweeps: sweepsRefusedAs === null, isReasonTold: refusedAs !== null };
  return (
    <>
      <p className="packages-words">
        A package is Gold Coins, for fun and without value. Sweeps Coins come with it as a gift; they are
        never for sale, and the free ways above give the same coins.
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
      <p className="packages-note">
        <ShieldCheck aria-hidden="true" size={18} />
        <span>
          The price is what you pay: no purchase fee, no subscription.{' '}
          {limit
            ? `Your purchase limit: ${limitLabel(limit)}`
            : 'You can set a purchase limit of your own in your account.'}
        </span>
      </p>
    </>
  );
}
