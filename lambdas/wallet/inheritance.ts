import type { PlayState } from '#domain/play-limits/play-state';
import {
  restrict,
  type Restrictions,
  restrictionsOf,
  stricter,
  unrestricted,
} from '#domain/play-limits/restrictions';
import type { MailboxStore } from '#lambdas/account/stores/mailbox-store';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { WalletStore } from './stores/wallet-store';

export interface InheritanceDependencies {
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly mailboxes: Pick<MailboxStore, 'read'>;
  readonly now: () => Date;
}

/** What other accounts of the same mailbox pass on to a player. */
export interface Inheritance {
  /** Whether another account of the mailbox was welcomed before. */
  readonly isReturned: boolean;
  readonly restrictions: Restrictions;
  /** Writes that make the player a holder of the mailbox; empty for a player who is one. Commit them with the change they belong to. */
  readonly claim: readonly AtomicWrite[];
}

/** Reads what all other accounts of the same mailbox, including erased ones, pass on to this player. */
export async function readInheritance(
  { wallets, mailboxes, now }: InheritanceDependencies,
  { player, email }: { readonly player: string; readonly email: string },
): Promise<Inheritance> {
  const { holders, left, addHolder } = await mailboxes.read(email);
  const others = holders.filter((holder) => holder !== player);
  const opened = await Promise.all(others.map((other) => wallets.load(other)));
  const inherited = opened.flatMap((open) => (open ? [restrictionsOf(open.play)] : []));
  return {
    isReturned: others.length > 0 || left !== null,
    restrictions: inherited.reduce((one, other) => stricter(one, other, now()), left ?? unrestricted),
    claim: holders.includes(player) ? [] : [addHolder(player)],
  };
}

/** Applies an inheritance to a play state: its restrictions apply immediately, and gifts for newcomers are not given again. */
export function inherit(play: PlayState, { isReturned, restrictions }: Inheritance, at: Date): PlayState {
  return { ...restrict(play, restrictions, at), isReturned: play.isReturned || isReturned };
}
