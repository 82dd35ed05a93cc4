import { useEffect, useState } from 'react';
import { leftLabel } from './random-prize-copy';

/** The time until a draw closes, updated every second. */
export function DrawCountdown({ until }: { until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
  return (
    <span className="font-display font-bold tabular">{seconds > 0 ? leftLabel(seconds) : 'a moment'}</span>
  );
}
