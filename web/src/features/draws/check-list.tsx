import { CircleCheck, CircleX } from 'lucide-react';
import { Notice } from '#components/ui/notice';
import type { RoundCheck } from '#domain/games/verify-round';

/** The checks of a proof with their results, in the copy of what was drawn. */
export function CheckList({
  checks,
  words,
}: {
  checks: readonly RoundCheck[];
  words: Partial<Record<RoundCheck['id'], string>>;
}) {
  const holds = checks.every((check) => check.holds);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone={holds ? 'success' : 'error'}>
        {holds
          ? 'All checks passed. The draw was fair.'
          : 'A check failed. Please contact us and mention this page.'}
      </Notice>
      <ul>
        {checks.map(({ id, holds: fits }) => (
          <li key={id} className="chance-check flex items-center gap-2 py-1" data-holds={fits}>
            {fits ? (
              <CircleCheck role="img" aria-label="Passed" size={18} />
            ) : (
              <CircleX role="img" aria-label="Failed" size={18} />
            )}
            {words[id] ?? id}
          </li>
        ))}
      </ul>
    </div>
  );
}
