import { gql, type TypedDocumentNode } from '@apollo/client';
import { onListening } from '../catalog/connection';
import { listen } from '../catalog/listen';
import { setBalances } from './balances';
import { noticeInterruptions } from './live-updates';
import { type PlayerUpdate, publishPlayerUpdate, publishMissedUpdates } from './player-updates';
import { readWallet } from './read-wallet';
import { rereadWhileIdle } from './reread-while-idle';
import { shareBalances } from './shared-balances';

interface BalancesEvent {
  readonly kind: 'balances';
  readonly gold: number;
  readonly sweepsUnplayed: number;
  readonly sweepsRedeemable: number;
  readonly goldHeld: number;
  readonly sweepsHeld: number;
  readonly sequence: number;
}

interface PlayerEvents {
  readonly onPlayerEvent: BalancesEvent | PlayerUpdate | null;
}

const onPlayerEvent: TypedDocumentNode<PlayerEvents, { player: string }> = gql`
  subscription OnPlayerEvent($player: ID!) {
    onPlayerEvent(player: $player) {
      player
      kind
      gold
      sweepsUnplayed
      sweepsRedeemable
      goldHeld
      sweepsHeld
      topic
      text
      sequence
      at
    }
  }
`;

/**
 * Keeps the balances up to date, whichever tab or device changes them. They are read once the subscription is active, and again after an
 * interruption, since earlier changes were missed. A long interruption is shown to the player. Other updates of the same subscription go
 * to their subscribers: see `player-news.ts`.
 *
 * The service publishes every change except rounds, whose page has the balances from its answer. The other tabs of the browser receive
 * them from that page; a page on another device reads them while it is visible and idle.
 *
 * @param player  the `sub` of the signed-in player; the API refuses any other
 * @returns stops listening
 */
export function watchBalances(player: string): () => void {
  const notice = noticeInterruptions();
  const stopReading = onListening(['OnPlayerEvent'], reload);
  const stopSharing = shareBalances(player);
  const stopRereading = rereadWhileIdle(readBalances);
  const stopListening = listen({ query: onPlayerEvent, variables: { player } }, show, (refusal) => {
    reportError(refusal);
    notice.failed();
    // Without a subscription, the balances are read whenever the page becomes visible.
    document.addEventListener('visibilitychange', readWhenSeen);
  });
  return () => {
    notice.stop();
    stopReading();
    stopSharing();
    stopRereading();
    stopListening();
    document.removeEventListener('visibilitychange', readWhenSeen);
  };
}

function show({ onPlayerEvent: event }: PlayerEvents): void {
  if (!event) return;
  if (event.kind !== 'balances') return publishPlayerUpdate(event);
  const { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld, sequence } = event;
  setBalances({ gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld }, sequence);
}

function readWhenSeen(): void {
  if (document.visibilityState === 'visible') reload();
}

function reload(): void {
  publishMissedUpdates();
  readBalances();
}

function readBalances(): void {
  // Failures are ignored: every write returns balances as well, and they are read again after a reconnect.
  readWallet().catch(() => undefined);
}
