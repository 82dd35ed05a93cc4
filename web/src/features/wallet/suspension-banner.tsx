import { Notice } from '#components/ui/notice';
import { operator } from '#domain/operator/operator';
import { suspensionText } from '#domain/player/suspension-copy';
import type { Suspension } from '#web/lib/player/suspension';

/** Banner on every page of a suspended player: consequences, reason and contact. */
export default function SuspensionBanner({ suspension }: { suspension: Suspension }) {
  const { support } = operator.contact;
  return (
    <div className="page-width pt-4">
      <Notice tone="info">
        <p className="font-bold">Your account is suspended.</p>
        <p>
          {suspensionText[suspension.reason]} Until this is settled, you cannot play games, buy coins, receive
          bonuses, or order prizes. Your coins are still yours and will not expire, and you can still see your
          history.{' '}
          <a className="text-link" href={`mailto:${support}`}>
            Email us
          </a>
          , and a person will review it with you.
        </p>
      </Notice>
    </div>
  );
}
