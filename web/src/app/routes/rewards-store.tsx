import { useCallback } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useOutlet } from 'react-router';
import { fetchProducts } from '#web/lib/catalog/product-page';
import { useProductList } from '#web/lib/catalog/use-product-list';
import { loadRedeemable } from '#web/lib/live/load-redeemable';
import { loadCart } from '#web/lib/shop/cart';
import { CategoryChoice } from '../../features/store/category-choice';
import { OwnFilters } from '../../features/store/own-filters';
import { StoreHead } from '../../features/store/store-head';
import { StorePageHead } from '../../features/store/store-page-head';
import { StoreSections } from '../../features/store/store-sections';
import { StoreTools } from '../../features/store/store-tools';
import { queryOf, readView, type StoreView, wholeStore } from '../../features/store/store-view';
import { useStoreView } from '../../features/store/use-store-view';
import '../../features/store/store.css';

/** Loads the first page of prizes, and the cart for the cards that show its contents. */
export async function load({ request }: LoaderFunctionArgs) {
  const view = readView(new URL(request.url).searchParams);
  const [page] = await Promise.all([fetchPage(view), loadCart()]);
  return page;
}

async function fetchPage(view: StoreView) {
  const [wished, redeemable] = await Promise.all([
    view.isWished ? readWishlist() : [],
    view.isAffordable ? loadRedeemable() : 0,
  ]);
  return fetchProducts({ query: queryOf(view, { wished, redeemable }) });
}

async function readWishlist() {
  const { loadWishlist } = await import('#web/lib/player/account-lists');
  return loadWishlist();
}

/** Filters are search parameters; the store loads matching prizes itself and shows the current ones until then. */
export const shouldRevalidate = () => false;

/** The prize store. */
export function Component() {
  const { view, words, query, addressOf, show, type } = useStoreView();
  const loaded = useLoaderData<typeof load>();
  const { list, reread, readMore } = useProductList(query, loaded);
  const prize = useOutlet();
  const showAll = useCallback(() => show(wholeStore), [show]);

  return (
    <div className="page-width grid gap-6 py-page">
      {!prize && <StorePageHead />}
      <StoreHead />
      <div className="grid grid-cols-1 gap-6">
        <StoreTools words={words} sorting={view.sorting} onType={type} onShow={show} />
        <div className="grid grid-cols-1 gap-3">
          <CategoryChoice chosen={view.category} addressOf={addressOf} />
          <OwnFilters view={view} onShow={show} />
        </div>
      </div>
      <StoreSections
        list={list}
        view={view}
        search={addressOf({}).replace(/^\?$/, '')}
        onReadMore={readMore}
        onRetry={reread}
        onShowAll={showAll}
      />
      {prize}
    </div>
  );
}
