import { ShieldCheck } from 'lucide-react';
import type { PackagesView } from '../coins-views';
import { RefusedAhead } from '../refused-ahead';
import { arrangeOffers } from './offers';
import { PackageCard } from './package-card';
import { type LimitLeft, limitLabel } from './purchase-limit';
import './packages.css';

/** Every package, the offer for a first purchase in front; what they cost, and nothing on top. */
export function Packages({
  packages: { items, sweepsRefusedAs },
  limit,
}: {
  packages: PackagesView;
  limit: LimitLeft | null;
}) {
  const { first, usual, refusedAs } = arrangeOffers(items);
  // Of a blocked state the page says more, above.
  const isToldAbove = sweepsRefusedAs === refusedAs || sweepsRefusedAs === 'player/state-blocked';
  const shared = { withSweeps: sweepsRefusedAs === null, isReasonTold: refusedAs !== null };
  return (
    <>
      <p className="packages-words">
        A package is Gold Coins, for fun and without value. Sweeps Coins come with it as a gift; they are
        never for sale, and the free ways above give the same coins.
      </p>
      {refusedAs !== null && <RefusedAhead code={refusedAs} />}
      {sweepsRefusedAs !== null && !isToldAbove && <RefusedAhead code={sweepsRefusedAs} />}
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
