import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';
import { AuditFilterForm, filtersIn } from '../../features/admin/audit/audit-filters';
import { AuditLog, readAudit } from '../../features/admin/audit/audit-log';

export async function load({ request }: LoaderFunctionArgs) {
  const filters = filtersIn(new URL(request.url).searchParams);
  return { filters, page: await readAudit(filters) };
}

/** The audit log of admin actions. */
export function Component() {
  const { filters, page } = useLoaderData<typeof load>();
  const [, setSearch] = useSearchParams();
  const shown = JSON.stringify(filters);
  return (
    <div className="admin-page page-width">
      <PageHead title="Audit log" path={paths.dashboardAudit} description="Admin activity." />
      <div>
        <h1 className="page-title">Audit log</h1>
        <p className="text-muted">
          Every admin action, recorded together with it. Product changes appear a moment later. Entries cannot
          be edited.
        </p>
      </div>
      <AuditFilterForm
        key={`form ${shown}`}
        filters={filters}
        onFilter={(next) => setSearch(Object.entries(next).filter(([, value]) => value !== ''))}
      />
      <AuditLog key={shown} loaded={page} filters={filters} />
    </div>
  );
}
