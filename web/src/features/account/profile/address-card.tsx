import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { Row } from '#components/ui/row';
import type { AccountAddress } from '../account-details';

/** One shipping address with its actions. */
export function AddressCard({
  address: { name, line1, line2, city, state, postalCode },
  isUsual,
  isPending,
  isFixed,
  onEdit,
  onMakeUsual,
  onRemove,
}: {
  address: AccountAddress;
  isUsual: boolean;
  /** Whether a change of the list is under way, which ignores every action: the list may lose or move this address. */
  isPending: boolean;
  /** Whether it has no actions for now. */
  isFixed: boolean;
  onEdit: () => void;
  onMakeUsual: () => void;
  onRemove: () => void;
}) {
  return (
    <div className="grid gap-2 rounded-md bg-raised px-4 py-3">
      <address className="wrap-anywhere not-italic">
        <strong>{name}</strong> {isUsual && <Badge tone="success">Default</Badge>}
        <span className="block text-sm text-muted">{line2 ? `${line1}, ${line2}` : line1}</span>
        <span className="block text-sm text-muted">{`${city}, ${state} ${postalCode}`}</span>
      </address>
      {!isFixed && (
        <Row>
          <Button variant="quiet" pending={isPending} aria-label={`Edit ${line1}`} onClick={onEdit}>
            Edit
          </Button>
          {!isUsual && (
            <Button
              variant="quiet"
              pending={isPending}
              aria-label={`Make default: ${line1}`}
              onClick={onMakeUsual}
            >
              Make default
            </Button>
          )}
          <Button variant="quiet" pending={isPending} aria-label={`Remove ${line1}`} onClick={onRemove}>
            Remove
          </Button>
        </Row>
      )}
    </div>
  );
}
