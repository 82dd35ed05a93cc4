import type { Amount } from '#domain/money/coin';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import { longerTimeOut } from '#domain/play-limits/time-out';
import type { AccountChangeDetail } from '#domain/player/deletion';
import { checkSuspension } from '#domain/player/suspension';
import { type GrantDetail, grantDetail, grantPostings } from '#domain/wallet/grant';
import { emptyWallet, record, type Wallet } from '#domain/wallet/wallet';
import type { Former, FormerStore } from '#stores/former-store';
import type { LedgerStore } from '#stores/ledger-store';
import type { OpenWallet } from '#stores/sealed-wallets';
import type { WalletStore } from '#stores/wallet-store';
import { type Log, logLines } from '../outcome/log';
import { Outage } from '../outcome/outage';
import { overtaken, type Pause, retryOvertaken } from '../outcome/overtaken';
import { inputHash, type Operation, settleOnce, transactionId } from './settle-once';

export interface OpenWalletDependencies {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  /** Those who had an account and ended it. */
  readonly formers: Pick<FormerStore, 'find'>;
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
 * An exclusion outlives an account: whoever comes back under the address of one that was deleted is excluded from the first moment,
 * whether or not the address was verified yet, and is not welcomed a second time.
 */
export async function openWallet(
  dependencies: OpenWalletDependencies,
  { player, email, isEmailVerified }: NewPlayer,
): Promise<void> {
  const { wallets, formers, now, makeClientSeed, log } = dependencies;
  const at = now();
  const former = await formers.find(email);
  const play = former ? withFormer(newPlayState(at), former, { isEmailVerified, at }) : newPlayState(at);
  const opening = { record: { player, email }, clientSeed: makeClientSeed(), at, play };
  const empty = emptyWallet(player);
  const id = transactionId(player, openingOperation);
  const { wallet, transaction } = recordWelcome(dependencies, empty, { id, at });

  const { outcome } =
    isEmailVerified && !former
      ? await wallets.open({
          ...{ ...opening, wallet, isWelcomed: true },
          entry: { transaction, inputHash: inputHash(openingOperation) },
        })
      : await wallets.open({ ...opening, wallet: empty, entry: null, isWelcomed: play.isReturned });
  if (outcome === 'committed') log(logLines.walletOpened);
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
  const opened = await retryOvertaken(dependencies.pause, async () => {
    const found = await dependencies.wallets.load(player);
    if (found && (await wasWelcomed(dependencies, found))) return found;
    const newPlayer = await describe(player);
    if (found && !newPlayer.isEmailVerified) return found;
    await (found ? welcomeLater(dependencies, newPlayer) : openWallet(dependencies, newPlayer));
    // Nothing yet means that a twin of this request is just opening it.
    return (await dependencies.wallets.load(player)) ?? overtaken;
  });
  if (opened === overtaken) throw new Outage('A wallet stayed contended while it was opened');
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

/**
 * Gives the welcome grant to an open wallet, or notes that its player had one before under the same address. A wallet that stays
 * contended goes without it until the next request.
 */
async function welcomeLater(
  dependencies: OpenWalletDependencies,
  { player, email }: NewPlayer,
): Promise<void> {
  const { wallets, formers, now } = dependencies;
  await settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: openingOperation,
      read: () => formers.find(email),
      decide({ wallet, play }, id, former) {
        const at = now();
        const suspended = checkSuspension(play.suspension);
        if (suspended) return suspended;
        if (!former) return { ...recordWelcome(dependencies, wallet, { id, at }), isWelcomed: true };
        const detail: AccountChangeDetail = { kind: 'account-change', step: 'returned' };
        return {
          ...record(wallet, { id, at, postings: [], detail }),
          ...{ isWelcomed: true, play: withFormer(play, former, { isEmailVerified: true, at }) },
        };
      },
    },
  );
}

/** What a former account leaves to the one that comes after it: a time-out that goes on, and that its player is no newcomer. */
function withFormer(
  play: PlayState,
  { timeOut }: Former,
  { isEmailVerified, at }: { isEmailVerified: boolean; at: Date },
): PlayState {
  return {
    ...play,
    timeOut: longerTimeOut(play.timeOut, timeOut, at),
    isReturned: isEmailVerified,
  };
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
