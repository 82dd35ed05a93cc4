import type { Amount } from '#domain/money/coin';
import { newPlayState } from '#domain/play-limits/play-state';
import { restrict } from '#domain/play-limits/restrictions';
import type { AccountChangeDetail } from '#domain/player/deletion';
import { checkSuspension } from '#domain/player/suspension';
import { type GrantDetail, grantDetail, grantPostings } from '#domain/wallet/grant';
import { emptyWallet, record, type Wallet } from '#domain/wallet/wallet';
import type { MailboxStore } from '#lambdas/account/stores/mailbox-store';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { inherit, readInheritance } from './inheritance';
import { inputHash, type Operation, settleOnce, transactionId } from './settle-once';
import type { LedgerStore } from './stores/ledger-store';
import type { OpenWallet } from './stores/wallet-change';
import type { CommitResult, WalletStore } from './stores/wallet-store';

export interface OpenWalletDependencies {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  /** Earlier holders of the address. */
  readonly mailboxes: Pick<MailboxStore, 'read'>;
  readonly pause: Pause;
  readonly now: () => Date;
  /** Makes a client seed for a player who has not chosen one. */
  readonly makeClientSeed: () => string;
  readonly welcomeGold: Amount;
  readonly log: Log;
}

/** A player whose wallet is to be opened. */
export interface NewPlayer {
  readonly player: string;
  readonly email: string;
  /** Only a player with a verified address receives the welcome grant. */
  readonly isEmailVerified: boolean;
}

/** The welcome grant is always the opening transaction, so that one id prevents a second payment. */
const openingOperation: Operation = { name: 'open-wallet', key: 'welcome', input: {} };
const welcome: GrantDetail = grantDetail('welcome');

/**
 * Opens a player's wallet with the welcome grant, unless it is open. Idempotent: the conditions of one transaction let only the first call
 * through.
 *
 * Restrictions outlive an account: a later account of the same mailbox inherits its time-out, suspension and freeze immediately, whether or
 * not the address is verified. A player with a verified address becomes a holder of the mailbox in the same transaction, and is welcomed
 * only when no other account held it before.
 */
export async function openWallet(
  dependencies: OpenWalletDependencies,
  { player, email, isEmailVerified }: NewPlayer,
): Promise<void> {
  const { wallets, now, makeClientSeed, log } = dependencies;
  const at = now();
  const inheritance = await readInheritance(dependencies, { player, email });
  const empty = emptyWallet(player);
  const opening = { record: { player, email }, clientSeed: makeClientSeed(), at };
  const { outcome } = isEmailVerified ? await openVerified() : await openUnverified();
  if (outcome === 'committed') log(logLines.walletOpened);

  function openVerified(): Promise<CommitResult> {
    const play = inherit(newPlayState(at), inheritance, at);
    const proved = { ...opening, play, isWelcomed: true, alongside: inheritance.claim };
    if (inheritance.isReturned) return wallets.open({ ...proved, wallet: empty, entry: null });
    const id = transactionId(player, openingOperation);
    const { wallet, transaction } = recordWelcome(dependencies, empty, { id, at });
    return wallets.open({
      ...proved,
      wallet,
      entry: { transaction, inputHash: inputHash(openingOperation) },
    });
  }

  /** An unverified address may belong to another person: it restricts this player and passes nothing on to its owner. */
  function openUnverified(): Promise<CommitResult> {
    const play = restrict(newPlayState(at), inheritance.restrictions, at);
    return wallets.open({ ...opening, play, wallet: empty, entry: null, isWelcomed: false });
  }
}

/**
 * Loads a player's wallet and opens it first when the sign-up trigger missed it. A wallet opened before the address was verified gets its
 * welcome grant at the first request after the verification.
 *
 * @param describe  looks up the player; called only when there is no wallet yet, or one without the welcome grant
 * @throws Outage when every attempt ended in a conflict; the request can be repeated
 */
export async function loadOrOpenWallet(
  dependencies: OpenWalletDependencies,
  player: string,
  describe: (player: string) => Promise<NewPlayer>,
): Promise<OpenWallet> {
  const opened = await retryOnConflict(dependencies.pause, async () => {
    const found = await dependencies.wallets.load(player);
    if (found && (await wasWelcomed(dependencies, found))) return found;
    const newPlayer = await describe(player);
    if (found && !newPlayer.isEmailVerified) return found;
    await (found ? grantWelcome(dependencies, newPlayer) : openWallet(dependencies, newPlayer));
    // Without a wallet, a concurrent request is opening it.
    return (await dependencies.wallets.load(player)) ?? conflict;
  });
  if (opened === conflict) throw new Outage('A wallet stayed contended while it was opened');
  return opened;
}

/** Falls back to the ledger, since a wallet that was restored by hand may have lost its mark. */
async function wasWelcomed(
  { ledger }: OpenWalletDependencies,
  { isWelcomed, wallet }: OpenWallet,
): Promise<boolean> {
  if (isWelcomed) return true;
  return (await ledger.find(wallet.player, transactionId(wallet.player, openingOperation))) !== undefined;
}

/** Returns when an account received the welcome grant; null when an earlier account of the player had it. */
export async function firstCoinsAt(ledger: Pick<LedgerStore, 'find'>, player: string): Promise<Date | null> {
  const opening = await ledger.find(player, transactionId(player, openingOperation));
  return opening?.transaction.at ?? null;
}

/**
 * Gives the welcome grant to an open wallet, or records that the player had it with an earlier account. A contended wallet gets it at the
 * next request.
 */
async function grantWelcome(
  dependencies: OpenWalletDependencies,
  { player, email }: NewPlayer,
): Promise<void> {
  const { wallets, now } = dependencies;
  await settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: openingOperation,
      read: () => readInheritance(dependencies, { player, email }),
      decide({ wallet, play }, id, inheritance) {
        const at = now();
        const suspended = checkSuspension(play.suspension);
        if (suspended) return suspended;
        const proved = {
          isWelcomed: true as const,
          alongside: inheritance.claim,
          play: inherit(play, inheritance, at),
        };
        if (!inheritance.isReturned) return { ...recordWelcome(dependencies, wallet, { id, at }), ...proved };
        const detail: AccountChangeDetail = { kind: 'account-change', step: 'returned' };
        return { ...record(wallet, { id, at, postings: [], detail }), ...proved };
      },
    },
  );
}

/** Loads wallets that exist already; never opens or welcomes one. */
export function loadOpened(wallets: WalletStore): (player: string) => Promise<OpenWallet> {
  return async (player) => {
    const open = await wallets.load(player);
    if (!open) throw new Error('A wallet that was open is gone');
    return open;
  };
}

function recordWelcome(
  { welcomeGold }: Pick<OpenWalletDependencies, 'welcomeGold'>,
  wallet: Wallet,
  entry: { id: string; at: Date },
) {
  const postings = grantPostings({ account: 'player:gold', amount: welcomeGold, reason: welcome.reason });
  return record(wallet, { ...entry, postings, detail: welcome });
}
