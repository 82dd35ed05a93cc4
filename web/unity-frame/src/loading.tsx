/** Loading progress of a game. */
export function Loading({ progress }: { progress: number }) {
  const percent = Math.round(progress * 100);
  return (
    <div className="loading">
      <p className="loading-words" id="loading-words">
        Loading the game…
      </p>
      <div
        className="loading-track"
        role="progressbar"
        aria-labelledby="loading-words"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className="loading-bar" style={{ scale: `${progress} 1` }} />
      </div>
      <p className="loading-percent">{percent}%</p>
    </div>
  );
}
