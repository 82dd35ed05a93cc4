import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FilterBar } from '#components/ui/filter-bar';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { currentSession } from '#web/lib/session/session';
import { auditFields, auditFiltersFault, auditFiltersIn } from '../../features/admin/audit/audit-filters';
import { AuditLog } from '../../features/admin/audit/audit-log';
import { readAudit } from '../../features/admin/audit/read-audit';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { SavedViewsBar } from '../../features/admin/parts/saved-views-bar';

export async function load({ request }: LoaderFunctionArgs) {
  const filters = auditFiltersIn(new URL(request.url).searchParams);
  const [session, page] = await Promise.all([currentSession(), readAudit(filters)]);
  return { admin: session?.player ?? '', filters, page };
}

/** The audit log of admin actions. */
export function Component() {
  const { admin, filters, page } = useLoaderData<typeof load>();
  return (
    <AdminPage
      title="Audit log"
      path={dashboardPaths.audit}
      description="Admin activity."
      intro="Every admin action, recorded together with it. Product changes appear a moment later. Entries cannot be edited. Times and days are in your time zone."
    >
      <SavedViewsBar list="audit" admin={admin} />
      <FilterBar
        label="Audit log"
        fields={auditFields}
        filters={filters}
        check={auditFiltersFault}
        isClearable
      />
      <AuditLog key={JSON.stringify(filters)} loaded={page} filters={filters} />
    </AdminPage>
  );
}
