import { Notice } from '#components/ui/notice';
import { operator } from '#web/lib/operator';
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
          {suspensionLabel[suspension.reason].told} Until it is settled there are no games, purchases, gifts
          and prize orders. Your coins stay yours, and your history stays open to you.{' '}
          <a className="text-link" href={`mailto:${support}`}>
            Write to us
          </a>
          , and a person looks at it with you.
        </p>
      </Notice>
    </div>
  );
}
