import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { brand } from '#domain/operator/brand';
import { longDayLabel } from '#web/lib/format/dates';

/**
 * Asks a player for a confirmation before an under-age date of birth is recorded, because it may be a typo.
 *
 * @param bornOn   the date in question; null while there is none
 * @param onClose  returns to the form
 */
export function BirthdayQuestion({
  bornOn,
  onConfirm,
  onClose,
}: {
  bornOn: string | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={bornOn !== null}
      onClose={onClose}
      title={bornOn && `You were born ${longDayLabel(bornOn, { timeZone: 'UTC' })}?`}
    >
      <div className="grid gap-4">
        <p>
          {`You need to be ${brand.minimumAge} to play. Check the date before you confirm it. After that, only our support team can correct it.`}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onConfirm}>
            Yes, that’s right
          </Button>
          <Button variant="primary" onClick={onClose}>
            Change it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
