import { Notice } from '#components/ui/notice';
import { operator } from '#domain/operator/operator';
import type { Suspension } from '#web/lib/suspension';
import { suspensionLabel } from '#web/lib/suspension-copy';

/** Banner on every page of a suspended player: consequences, reason and contact. */
export default function SuspensionBanner({ suspension }: { suspension: Suspension }) {
  const { support } = operator.contact;
  return (
    <div className="page-width pt-4">
      <Notice tone="info">
        <p className="font-bold">Your account is suspended for now.</p>
        <p>
          {suspensionLabel[suspension.reason].explanation} Until this is settled, you cannot play, buy coins,
          get bonuses, or order prizes. Your coins stay yours, and you can still see your history.{' '}
          <a className="text-link" href={`mailto:${support}`}>
            Email us
          </a>
          , and a person will look into it with you.
        </p>
      </Notice>
    </div>
  );
}
