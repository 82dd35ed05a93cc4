import { gql, type TypedDocumentNode } from '@apollo/client';
import { setBalances } from './balances';
import { onListening } from './catalog/connection';
import { listen } from './catalog/listen';
import { noticeInterruptions } from './live-updates';
import { playFabOps } from './play-fab-ops';
import { type PlayerUpdate, publishPlayerUpdate, publishMissedUpdates } from './player-updates';
import { rereadWhileIdle } from './reread-while-idle';
import { shareBalances } from './shared-balances';
import { setSuspension } from './suspension';

interface BalancesEvent {
  readonly kind: 'balances';
  readonly gold: number;
  readonly sweepsUnplayed: number;
  readonly sweepsRedeemable: number;
  readonly goldHeld: number;
  readonly sweepsHeld: number;
  readonly sequence: number;
}

interface Told {
  readonly onPlayerEvent: BalancesEvent | PlayerUpdate | null;
}

const onPlayerEvent: TypedDocumentNode<Told, { player: string }> = gql`
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
 * Shows balances as they move, whichever tab or device moves them. They are read once they are told, and again after an
 * interruption: what moved before that was missed. An interruption that lasts is told of. News that come with them go to whoever hears
 * them: see `player-news.ts`.
 *
 * The service publishes every movement but rounds, whose page has the balances from its answer. The other tabs of the browser receive
 * them from that page; a page on another device reads them while it is visible and nothing moves on it.
 *
 * @param player  the `sub` of whoever is signed in; the API refuses anybody else's
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
    // Nothing will be told on this page any more, so whoever comes back to it sees them read anew.
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

function show({ onPlayerEvent: event }: Told): void {
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
  playFabOps.get('/wallet').then(
    ({ balances, sequence, suspension }) => {
      setBalances(balances, sequence);
      setSuspension(suspension);
    },
    // They come with every answer of an act as well, and are read again when the connection is back.
    () => undefined,
  );
}
