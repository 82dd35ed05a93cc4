/** Explains the commitment in three steps. */
export function FairnessStory() {
  return (
    <ol className="fairness-story">
      <li>
        We pick a secret and show you its fingerprint before you play. Only that secret has that fingerprint.
      </li>
      <li>
        The secret, your seed and the round number decide the result. Once you play, none of them can change.
      </li>
      <li>
        Change your seed whenever you like. We then reveal the old secret, and you can verify every round
        played on it.
      </li>
    </ol>
  );
}
