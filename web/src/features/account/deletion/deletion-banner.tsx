import { Link } from 'react-router';
import { Notice } from '#components/ui/notice';
import { longDayLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { useDeletion } from './deletion-state';
import { KeepButton } from './keep-button';

/** Banner on every page of an account with a scheduled deletion: its date and the way to cancel it. */
export function DeletionBanner() {
  const request = useDeletion().deletion?.requested;
  if (!request) return null;
  return (
    <Notice tone="info" className="mbe-6">
      <div className="grid gap-3">
        <div>
          <p className="font-bold">{`Your account will be deleted on ${longDayLabel(request.eraseAt)}.`}</p>
          <p>
            Until then you cannot play, buy coins or collect free coins, but you can still order prizes.{' '}
            <Link className="text-link" to={`${paths.accountSection('security')}#deletion`}>
              See what happens
            </Link>
          </p>
        </div>
        <KeepButton />
      </div>
    </Notice>
  );
}
