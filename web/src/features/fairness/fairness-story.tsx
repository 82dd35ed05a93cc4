/** Explains the commitment in three steps. */
export function FairnessStory() {
  return (
    <ol className="fairness-story">
      <li>
        The house picks a secret and shows you its fingerprint before you play. A fingerprint fits one secret
        only.
      </li>
      <li>
        Secret, your own seed and the number of the round decide what the round shows. None can be changed any
        more.
      </li>
      <li>
        You change your seed whenever you like. The old secret is revealed, and you check every round played
        on it.
      </li>
    </ol>
  );
}
