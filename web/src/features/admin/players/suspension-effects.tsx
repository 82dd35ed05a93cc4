import { BulletList } from '#components/ui/bullet-list';

/** What a suspension prevents and what it leaves, as `lib/domain/play-limits` and `lib/domain/rewards` decide. */
export function SuspensionEffects() {
  return (
    <>
      <p>From the next request on, the player cannot:</p>
      <BulletList>
        <li>play any game, with either coin; a round in progress can still be finished</li>
        <li>buy coins, or claim the daily bonus, the wheel, quests or free entries</li>
        <li>check out or receive prizes; orders that are not shipped yet wait</li>
        <li>use admin pages, if they are an admin</li>
      </BulletList>
      <p>
        They can still sign in, read their history, download their data and write to support. Coins stay
        theirs and do not expire.
      </p>
    </>
  );
}
