import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
import { PageHead } from '#components/page-head';
import { fetchProduct } from '#web/lib/catalog/product-page';
import { paths } from '#web/lib/paths';
import { RandomPrize } from '../../features/draws/random-prize';
import { isRandom } from '../../features/draws/random-prize-views';
import { saleOf } from '../../features/draws/sale-of';
import { useRandomPrize } from '../../features/draws/use-random-prize';
import { ProductDialog } from '../../features/store/product/product-dialog';
import { ProductPage } from '../../features/store/product/product-page';
import { useLiveProduct } from '../../features/store/product/use-live-product';
import '../../features/store/product/product.css';

/** Loads the prize with this id; null if players cannot see it, which the dialog explains. */
export function load({ params }: LoaderFunctionArgs) {
  return fetchProduct(params['id'] ?? '');
}

/** Reloads the prize when its id changes, and not when the search of the store behind it changes. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['id'] !== nextParams['id'];

/** A prize with its own address, in a dialog over the store. */
export function Component() {
  const { id = '' } = useParams();
  return <Prize key={id} id={id} />;
}

function Prize({ id }: { id: string }) {
  const { product, isGone } = useLiveProduct(id, useLoaderData<typeof load>());
  const category = product?.category ?? null;
  const prize = useRandomPrize(id, category);
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { isFromStore?: boolean } | null };
  const close = () =>
    void (state?.isFromStore
      ? navigate(-1)
      : navigate(paths.store + search, { replace: true, preventScrollReset: true }));
  return (
    <>
      <PageHead
        title={product?.name ?? 'Prize not found'}
        path={paths.product(id)}
        description="A prize to redeem with Sweeps Coins you have won."
      />
      <ProductDialog title={product?.name ?? null} onClose={close}>
        {product && (
          <ProductPage product={product} isGone={isGone} sale={saleOf(category, prize)}>
            {isRandom(category) && <RandomPrize prize={prize} />}
          </ProductPage>
        )}
      </ProductDialog>
    </>
  );
}
