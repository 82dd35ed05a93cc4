import { FileUp, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { ConnectionState } from './connection-state';
import { ExportButton } from './export-button';

/** Title, connection state and the link to a new product. */
export function DashboardHead({ isRefused, createPath }: { isRefused: boolean; createPath: string }) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="grow basis-64">
        <h1 className="page-title">Products</h1>
        <p className="mbs-2 text-muted">Products in the prize store. Changes go live right away.</p>
      </div>
      <ConnectionState isRefused={isRefused} />
      <ExportButton />
      <Link className={buttonClass({ variant: 'outline' })} to={dashboardPaths.import}>
        <FileUp aria-hidden="true" size={18} />
        Import CSV
      </Link>
      <Link className={buttonClass({ variant: 'primary' })} to={createPath} preventScrollReset>
        <Plus aria-hidden="true" size={18} />
        New product
      </Link>
    </header>
  );
}
