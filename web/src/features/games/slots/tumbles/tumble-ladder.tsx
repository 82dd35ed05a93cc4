import type { TumbleRules } from '#domain/games/slots/machine';

/**
 * The multipliers of a machine with tumbles, above its frame; that of the window on show is lit.
 *
 * @param tumbles  tumbles before the window on show; null while none is running
 */
export function TumbleLadder({
  rules: { multipliers },
  tumbles,
}: {
  rules: TumbleRules;
  tumbles: number | null;
}) {
  const reached = tumbles === null ? null : Math.min(tumbles, multipliers.length - 1);
  return (
    <ol className="slots-ladder" aria-hidden="true">
      {multipliers.map((multiplier, place) => (
        <li key={place} className="tabular" data-lit={place === reached}>
          ×{multiplier}
        </li>
      ))}
    </ol>
  );
}
