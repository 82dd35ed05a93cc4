import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';

/** The document head of the store. */
export function StorePageHead() {
  return (
    <PageHead
      title="Prize Store"
      path={paths.store}
      description="Redeem the Sweeps Coins you have won for merchandise, gift cards, experiences, and trips."
    />
  );
}
