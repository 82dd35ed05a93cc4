import { useLoaderData, useSearchParams } from 'react-router';
import { PageHead } from '#components/page-head';
import { loadCart } from '#web/lib/cart';
import { categoryOf } from '#web/lib/catalog/category-words';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { paths } from '#web/lib/paths';
import { CategoryChoice } from '../../features/store/category-choice';
import { chooseProducts } from '../../features/store/choose-products';
import { ProductDetails } from '../../features/store/product-details';
import { StoreHead } from '../../features/store/store-head';
import { StoreShelf } from '../../features/store/store-shelf';
import { useProducts } from '../../features/store/use-products';
import '../../features/store/store.css';

/** All prizes, and the cart so that cards can say what is in it. */
export async function load() {
  const [products] = await Promise.all([fetchEveryProduct(), loadCart()]);
  return products;
}

/** What is looked for stands in the address; choosing is no reason to load everything again. */
export const shouldRevalidate = () => false;

/** The prize store. */
export function Component() {
  const products = useProducts(useLoaderData<typeof load>());
  const [search, setSearch] = useSearchParams();
  const wish = { category: categoryOf(search.get('category')), words: search.get('q') ?? '' };
  const opened = products.find(({ id, active }) => id === search.get('product') && active) ?? null;
  const change = (changes: Record<string, string | null>) =>
    setSearch(withChanges(search, changes), { replace: true, preventScrollReset: true });

  return (
    <div className="store page-width">
      <PageHead
        title="Prize store"
        path={paths.store}
        description="Redeem the Sweeps Coins that you have won: things, gift cards, experiences and trips."
      />
      <StoreHead words={wish.words} onSearch={(words) => change({ q: words.trim() === '' ? null : words })} />
      <CategoryChoice
        chosen={wish.category}
        pathOf={(category) => `?${withChanges(search, { category, product: null })}`}
      />
      <StoreShelf
        products={chooseProducts(products, wish)}
        detailsPathOf={({ id }) => `?${withChanges(search, { product: id })}`}
        onShowAll={() => change({ category: null, q: null })}
      />
      <ProductDetails product={opened} onClose={() => change({ product: null })} />
    </div>
  );
}

function withChanges(search: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
