import { Link } from 'react-router';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { currentSession } from '#web/lib/session/session';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { ProductImportPage } from '../../features/admin/products/import/product-import-page';
import { setImportAdmin } from '../../features/admin/products/import/use-import';
import '../../features/admin/products/import/import.css';

/** Discards an import that another admin left on the page. */
export async function load() {
  setImportAdmin((await currentSession())?.player ?? null);
  return null;
}

/** Product import from a file. */
export function Component() {
  return (
    <AdminPage
      title="Import products"
      path={dashboardPaths.import}
      description="Import products from a CSV file."
      hasOwnHeading
    >
      <div>
        <Link className="text-link" to={dashboardPaths.products}>
          All products
        </Link>
        <h1 className="text-2xl">Import products</h1>
      </div>
      <ProductImportPage />
    </AdminPage>
  );
}
