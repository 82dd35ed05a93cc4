import { Note } from '#components/ui/note';
import type { TumbleRules } from '#domain/games/slots/machine';
import { listLabel } from '#web/lib/format/lists';

/** What tumbles do, and the multipliers of the windows that follow. */
export function TumbleRulesNote({ rules: { multipliers } }: { rules: TumbleRules }) {
  const later = multipliers.slice(1).map((multiplier) => `×${multiplier}`);
  return (
    <li className="slots-pay slots-pay-special col-span-full">
      <div>
        <p className="font-display font-bold text-win">Tumbles</p>
        <Note>
          Symbols that win vanish with their wilds, those above them fall, and the window pays again, until
          nothing wins. Its ways pay {listLabel(later)} after one tumble, after two and so on; the last
          multiplier stays.
        </Note>
      </div>
    </li>
  );
}
