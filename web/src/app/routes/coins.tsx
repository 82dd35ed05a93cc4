import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';
import { CoinsSection } from '../../features/coins/coins-section';
import type { WheelTurn } from '../../features/coins/coins-views';
import { CoinsWays } from '../../features/coins/coins-ways';
import { Gifts } from '../../features/coins/gifts';
import { loadCoins } from '../../features/coins/load-coins';
import { Packages } from '../../features/coins/packages/packages';
import { Part } from '../../features/coins/part';
import { PurchaseList } from '../../features/coins/purchases/purchase-list';
import { PurchasePanel } from '../../features/coins/purchases/purchase-panel';
import { GiftsSkeleton, PackagesSkeleton, PurchasesSkeleton } from '../../features/coins/skeletons';
import { BlockedState } from '../../features/onboarding/blocked-state';
import '../../features/coins/coins.css';

/** Loads gifts, packages and purchases independently; a search parameter holds the cursor of the purchases. */
export async function load({ request }: LoaderFunctionArgs) {
  return loadCoins(new URL(request.url).searchParams.get('before'));
}

/** Search parameter of a player who left the payment page, see `cancel_url` of the payment provider. */
const leftMark = 'canceled';

function withoutMark(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(leftMark);
  return rest;
}

/** Coins: free coins of today, packages and past purchases. */
export function Component() {
  const { gifts, packages, purchases } = useLoaderData<typeof load>();
  const [search, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  const opened = search.get('purchase');
  const isLeft = search.has(leftMark);
  function followMove() {
    if (!isLeft) return void revalidate();
    // A later visit of this address cancels nothing. The change of address revalidates as well.
    setSearch(withoutMark, { replace: true, preventScrollReset: true });
  }
  return (
    <div className="coins page-width grid grid-cols-1 gap-10 py-page">
      <PageHead
        title="Get Coins"
        path={paths.coins}
        description="Today’s free coins, Gold Coin packages and your purchases."
      />
      <div className="grid gap-3">
        <h1 className="page-title">Get Coins</h1>
        <p className="text-muted max-inline-lead">Claim free coins every day. Track every purchase here.</p>
        <CoinsWays search={search.toString()} />
      </div>
      {opened !== null && <PurchasePanel key={opened} id={opened} isLeft={isLeft} onMoved={followMove} />}
      <CoinsSection id="free" title="Free today">
        <Part of={gifts} waiting={<GiftsSkeleton />}>
          {(value) => <Gifts {...value} drawAgain={drawAgain} />}
        </Part>
      </CoinsSection>
      <CoinsSection id="packages" title="Packages">
        <Part of={packages} waiting={<PackagesSkeleton />}>
          {({ residency, ...value }) => (
            <>
              <BlockedState residency={residency} />
              <Packages {...value} />
            </>
          )}
        </Part>
      </CoinsSection>
      <CoinsSection id="purchases" title="Your purchases">
        <Part of={purchases} waiting={<PurchasesSkeleton />}>
          {(value) => <PurchaseList {...value} />}
        </Part>
      </CoinsSection>
    </div>
  );
}

/** Recomputes a turn of the wheel with the verification tools, which load on demand. */
async function drawAgain(turn: WheelTurn) {
  const [{ checkTurn }, { findRevealedSeed }, { hmacSha256, sha256Hex }] = await Promise.all([
    import('../../features/coins/wheel/check-turn'),
    import('../../features/fairness/find-revealed-seed'),
    import('../../features/fairness/web-crypto'),
  ]);
  const findSeed = (hash: string) => findRevealedSeed(hash, turn.sequence);
  return checkTurn(turn, { findSeed, hmacSha256, sha256Hex });
}
