import { useLoaderData } from 'react-router';
import { localDay, timeZone } from '#domain/player/local-day';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { deviceZone } from '#web/lib/format/time-zones';
import { MailInEntries } from '../../features/admin/mail-in/mail-in-entries';
import { AdminPage } from '../../features/admin/parts/admin-page';

/** Nothing to load but the day on which most entries arrived. */
export const load = () => ({
  today: localDay(timeZone(deviceZone()), new Date()),
});

/** Administration of mail-in entries. */
export function Component() {
  const { today } = useLoaderData<typeof load>();
  return (
    <AdminPage
      title="Mail-in entries"
      path={dashboardPaths.mailIn}
      description="Record free entries that arrived by mail."
      intro="Type the code, check the day, add the address and press Enter. Each entry is credited at once or refused with a reason that the player sees. A recorded entry cannot be undone here: a superadmin reverses its transaction on the player’s page."
    >
      <MailInEntries today={today} />
    </AdminPage>
  );
}
