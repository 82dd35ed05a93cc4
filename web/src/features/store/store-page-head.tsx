import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';

/** What the store is called outside of it. */
export function StorePageHead() {
  return (
    <PageHead
      title="Prize Store"
      path={paths.store}
      description="Redeem the Sweeps Coins that you have won: things, gift cards, experiences and trips."
    />
  );
}
