import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { ConnectionState } from './connection-state';

/** What this is, whether it is live, and the way to a new product. */
export function DashboardHead({ isRefused, createPath }: { isRefused: boolean; createPath: string }) {
  return (
    <header className="dashboard-head">
      <div>
        <h1 className="dashboard-title">Dashboard</h1>
        <p className="dashboard-lead">Products of the prize store. What you change shows there at once.</p>
      </div>
      <ConnectionState isRefused={isRefused} />
      <Link className={buttonClass({ look: 'primary' })} to={createPath} preventScrollReset>
        <Plus aria-hidden="true" size={18} />
        New product
      </Link>
    </header>
  );
}
