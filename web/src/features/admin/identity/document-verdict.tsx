import { Eye } from 'lucide-react';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { instantLabel } from '#web/lib/format/dates';
import { faultChoices, kindNames } from '../parts/document-copy';
import type { ReviewedDocument } from './reviewed-documents';
import type { Verdict } from './verdicts';

const choices: readonly { value: Verdict | ''; label: string }[] = [
  { value: '', label: 'Not decided' },
  { value: 'accepted', label: 'Accepted' },
  ...faultChoices,
];

/**
 * A document of a check: whether it is the newest of its kind, the button that opens it, and the verdict on it.
 *
 * @param isNext  whether the key that opens the row opens this document
 */
export function DocumentVerdict({
  document: { id, kind, state, isNewest, requestedAt },
  isOpened,
  isShown,
  isNext,
  isPending,
  verdict,
  onOpen,
  onDecide,
}: {
  document: ReviewedDocument;
  isOpened: boolean;
  isShown: boolean;
  isNext: boolean;
  isPending: boolean;
  verdict: Verdict | null;
  onOpen: () => void;
  onDecide: (document: string, verdict: Verdict | null) => void;
}) {
  const name = kindNames[kind];
  return (
    <li className="grid gap-2 content-start">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={isNewest ? 'success' : 'neutral'}>{isNewest ? 'Newest' : 'Replaced'}</Badge>
        {`Sent ${instantLabel(requestedAt)}`}
        {state === 'accepted' && ' · previously accepted'}
      </p>
      <Button
        variant="outline"
        pending={isPending}
        aria-pressed={isShown}
        data-row-open={isNext ? '' : undefined}
        onClick={onOpen}
      >
        <Eye aria-hidden="true" size={18} />
        {`Open: ${name}`}
      </Button>
      <SelectField
        label={name}
        value={verdict ?? ''}
        disabled={!isOpened}
        hint={isOpened ? undefined : 'Open it first.'}
        onChange={({ currentTarget: { value } }) => onDecide(id, value === '' ? null : (value as Verdict))}
        choices={choices}
      />
    </li>
  );
}
