import type { GameRules } from '#web/lib/games/game-catalog';

/** True of every game, so no entry of the catalog repeats it. */
const ownPace =
  'No game here has autoplay or turbo: you start every round yourself, so each stake is your decision and there is time to stop.';

/** The steps and the rules of a game, followed by what is true of every game. */
export function RuleTexts({ rules, howToPlay }: GameRules) {
  return (
    <div className="grid gap-4 max-inline-prose">
      {howToPlay.length > 0 && (
        <section>
          <h3 className="font-display text-lg">How to play</h3>
          <ol className="mbs-2 grid list-decimal gap-2 ps-5">
            {howToPlay.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {howToPlay.length > 0 && <h3 className="font-display text-lg">All rules</h3>}
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      <p>{ownPace}</p>
    </div>
  );
}
