import { Link } from 'react-router';
import { Notice } from '#components/ui/notice';
import { paths } from '#web/lib/paths';
import { dayLabel } from './deletion-copy';
import { useDeletion } from './deletion-state';
import { KeepButton } from './keep-button';
import './deletion.css';

/** On every page of an account that waits for its end: when that is, and the way back. */
export function DeletionBanner() {
  const asked = useDeletion().deletion?.asked;
  if (!asked) return null;
  return (
    <Notice tone="info" className="deletion-banner">
      <div className="deletion-banner-parts">
        <div>
          <p className="font-bold">{`Your account will be deleted on ${dayLabel(asked.eraseAt)}.`}</p>
          <p>
            Until then nothing is staked, bought or given, and prizes can still be ordered.{' '}
            <Link className="text-link" to={`${paths.accountSection('security')}#deletion`}>
              What happens
            </Link>
          </p>
        </div>
        <KeepButton />
      </div>
    </Notice>
  );
}
