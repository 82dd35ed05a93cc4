import { type KnownBalances, newestBalances, onBalances, setBalances } from './balances';

/**
 * Keeps the balances equal in all tabs of this browser: each tab posts what its own answers carried to the others.
 *
 * @param player  the `sub` of the signed-in player; tabs of other players use another channel
 * @returns stops sharing
 */
export function shareBalances(player: string): () => void {
  const channel = new BroadcastChannel(`jade-harbour balances ${player}`);
  /** The sequence number of the newest balances that were posted or received. */
  let shared = -1;
  channel.onmessage = ({ data }: MessageEvent<KnownBalances>) => {
    shared = Math.max(shared, data.sequence);
    setBalances(data.balances, data.sequence);
  };
  const stopListening = onBalances(() => {
    const newest = newestBalances();
    if (!newest || newest.sequence <= shared) return;
    shared = newest.sequence;
    channel.postMessage(newest);
  });
  return () => {
    stopListening();
    channel.close();
  };
}
