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
  /** Who held the address before. */
  readonly mailboxes: Pick<MailboxStore, 'read'>;
  readonly pause: Pause;
  readonly now: () => Date;
  /** A client seed for a player who has not chosen one yet. */
  readonly makeClientSeed: () => string;
  readonly welcomeGold: Amount;
  readonly log: Log;
}

/** Somebody whose wallet is to be opened. */
export interface NewPlayer {
  readonly player: string;
  readonly email: string;
  /** The welcome grant is for those who proved that the address is theirs. */
  readonly isEmailVerified: boolean;
}

/** The welcome grant is the opening's own transaction, now or later: under one id it cannot be paid twice. */
const openingOperation: Operation = { name: 'open-wallet', key: 'welcome', input: {} };
const welcome: GrantDetail = grantDetail('welcome');

/**
 * Opens a player's wallet with the welcome grant, unless it is open. It may be called any number of times, at once or years
 * later: the conditions of one transaction let the first through and stop every other.
 *
 * Restrictions outlive an account: a later account of the same mailbox inherits its time-out, suspension and freeze from the first
 * moment, whether or not the address was verified yet. One that proved its address holds the mailbox from the same transaction on, and is
 * welcomed only where no other account held it before.
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

  /** Anybody can name an address that is not theirs: it restricts them, and leaves nothing to its owner. */
  function openUnverified(): Promise<CommitResult> {
    const play = restrict(newPlayState(at), inheritance.restrictions, at);
    return wallets.open({ ...opening, play, wallet: empty, entry: null, isWelcomed: false });
  }
}

/**
 * Loads a player's wallet, opening it first where the sign-up's own trigger did not get to it. A wallet that was opened before the
 * address was verified gets its welcome grant at the first request after.
 *
 * @param describe  finds out who the player is; asked only when there is no wallet yet, or one that was not welcomed
 * @throws Outage when others kept getting in between; the request can be repeated
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
    await (found ? welcomeLater(dependencies, newPlayer) : openWallet(dependencies, newPlayer));
    // Nothing yet means that a twin of this request is just opening it.
    return (await dependencies.wallets.load(player)) ?? conflict;
  });
  if (opened === conflict) throw new Outage('A wallet stayed contended while it was opened');
  return opened;
}

/** A wallet may have lost its mark, as one does that was put back by hand; the ledger remembers. */
async function wasWelcomed(
  { ledger }: OpenWalletDependencies,
  { isWelcomed, wallet }: OpenWallet,
): Promise<boolean> {
  if (isWelcomed) return true;
  return (await ledger.find(wallet.player, transactionId(wallet.player, openingOperation))) !== undefined;
}

/** When an account was given its first coins, the welcome grant; null for one whose player had it before, with an earlier account. */
export async function firstCoinsAt(ledger: Pick<LedgerStore, 'find'>, player: string): Promise<Date | null> {
  const opening = await ledger.find(player, transactionId(player, openingOperation));
  return opening?.transaction.at ?? null;
}

/**
 * Gives the welcome grant to an open wallet, or notes that its player had one before under the same address. A wallet that stays
 * contended goes without it until the next request.
 */
async function welcomeLater(
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

/** For those who act on a wallet that its player has opened: they never open one, nor welcome anybody. */
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
