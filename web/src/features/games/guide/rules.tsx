/** A short introduction to the game, followed by all of its rules. */
export function Rules({ rules, howToPlay }: { rules: readonly string[]; howToPlay: readonly string[] }) {
  return (
    <div className="play-rules">
      {howToPlay.length > 0 && (
        <section>
          <h3 className="play-rules-title">How to play</h3>
          <ol className="play-rules-steps">
            {howToPlay.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {howToPlay.length > 0 && <h3 className="play-rules-title">All rules</h3>}
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </div>
  );
}
