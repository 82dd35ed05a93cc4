import { gql, type TypedDocumentNode } from '@apollo/client';
import { setBalances } from '../balances';
import { catalog } from './catalog';

interface PlayerEvent {
  readonly gold: number;
  readonly sweepsUnplayed: number;
  readonly sweepsRedeemable: number;
  readonly sequence: number;
}

const onPlayerEvent: TypedDocumentNode<{ readonly onPlayerEvent: PlayerEvent | null }, { player: string }> =
  gql`
    subscription OnPlayerEvent($player: ID!) {
      onPlayerEvent(player: $player) {
        player
        kind
        gold
        sweepsUnplayed
        sweepsRedeemable
        sequence
        at
      }
    }
  `;

/**
 * Shows balances as they move, whichever tab or device moves them.
 *
 * @param player  the `sub` of whoever is signed in; the API refuses anybody else's
 * @returns stops listening
 */
export function watchBalances(player: string): () => void {
  const subscription = catalog.subscribe({ query: onPlayerEvent, variables: { player } }).subscribe({
    next({ data }) {
      const event = data?.onPlayerEvent;
      if (!event) return;
      const { gold, sweepsUnplayed, sweepsRedeemable, sequence } = event;
      setBalances({ gold, sweepsUnplayed, sweepsRedeemable }, sequence);
    },
    // Balances still come with every answer; only their moving by themselves is lost until the next page.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
