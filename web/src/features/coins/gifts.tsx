import type { AddressView, BonusesView, EntryView, WheelTurn } from './coins-views';
import { DailyBonus } from './daily/daily-bonus';
import { EntryList } from './free-entry/entry-list';
import { FreeEntry } from './free-entry/free-entry';
import { WelcomeGrants } from './welcome-grants';
import type { CheckedTurn } from './wheel/check-turn';
import { DailyWheel } from './wheel/daily-wheel';

/** Free coins of today. A new day resets the messages about gifts of the day before. */
export function Gifts({
  bonuses: { sweepsRefusedAs, daily, wheel, welcome, freeEntry },
  entries,
  addresses,
  residence,
  drawAgain,
}: {
  bonuses: BonusesView;
  entries: readonly EntryView[];
  addresses: readonly AddressView[];
  /** The state where the player lives. */
  residence: string | null;
  drawAgain: (turn: WheelTurn) => Promise<CheckedTurn | null>;
}) {
  return (
    <div className="gifts">
      <DailyBonus key={`daily ${daily.nextAt}`} daily={daily} sweepsRefusedAs={sweepsRefusedAs} />
      <DailyWheel key={`wheel ${wheel.nextAt}`} wheel={wheel} drawAgain={drawAgain} />
      <div className="grid gap-5">
        <FreeEntry key={`entry ${freeEntry.nextAt}`} {...{ freeEntry, addresses, residence }} />
        <EntryList entries={entries} />
      </div>
      <WelcomeGrants welcome={welcome} />
    </div>
  );
}
