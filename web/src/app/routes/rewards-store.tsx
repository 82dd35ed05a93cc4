import { useCallback } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useOutlet } from 'react-router';
import { fetchProducts } from '#web/lib/catalog/product-page';
import { useProductList } from '#web/lib/catalog/use-product-list';
import { loadCart } from '#web/lib/shop/cart';
import { CategoryChoice } from '../../features/store/category-choice';
import { StoreHead } from '../../features/store/store-head';
import { StorePageHead } from '../../features/store/store-page-head';
import { StoreSections } from '../../features/store/store-sections';
import { StoreTools } from '../../features/store/store-tools';
import { isWhole, queryOf, readView } from '../../features/store/store-view';
import { useStoreView } from '../../features/store/use-store-view';
import '../../features/store/store.css';

/** Loads the first page of prizes, and the cart for the cards that show its contents. */
export async function load({ request }: LoaderFunctionArgs) {
  const view = readView(new URL(request.url).searchParams);
  const [page] = await Promise.all([fetchProducts({ query: queryOf(view) }), loadCart()]);
  return page;
}

/** Filters are search parameters; the store loads matching prizes itself and shows the current ones until then. */
export const shouldRevalidate = () => false;

/** The prize store. */
export function Component() {
  const { view, words, query, addressOf, show, type } = useStoreView();
  const loaded = useLoaderData<typeof load>();
  const { list, reread, readMore } = useProductList(query, loaded);
  const prize = useOutlet();
  const showAll = useCallback(() => show({ category: null, words: '', sorting: 'featured' }), [show]);

  return (
    <div className="page-width grid gap-6 py-page">
      {!prize && <StorePageHead />}
      <StoreHead />
      <div className="grid grid-cols-1 gap-6">
        <StoreTools words={words} sorting={view.sorting} onType={type} onShow={show} />
        <CategoryChoice chosen={view.category} addressOf={addressOf} />
      </div>
      <StoreSections
        list={list}
        isWhole={isWhole(view)}
        search={addressOf({}).replace(/^\?$/, '')}
        onReadMore={readMore}
        onRetry={reread}
        onShowAll={showAll}
      />
      {prize}
    </div>
  );
}
