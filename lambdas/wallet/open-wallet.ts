import type { Amount } from '#domain/money/coin';
import { type GrantDetail, grantPostings } from '#domain/wallet/grant';
import { emptyWallet, record } from '#domain/wallet/wallet';
import { type Log, logLines } from '#http/log';
import { Outage } from '#http/outage';
import type { OpenWallet } from '#stores/sealed-wallets';
import type { WalletStore } from '#stores/wallet-store';
import { inputHash, transactionId } from './transaction-id';

export interface OpenWalletDependencies {
  readonly wallets: WalletStore;
  /** Resolves after a random part of `upToMs` milliseconds. */
  readonly pause: (upToMs: number) => Promise<void>;
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

const retries = 4;
const shortestPauseMs = 10;

const welcome: GrantDetail = { kind: 'grant', reason: 'welcome' };

/**
 * Opens a player's wallet with the welcome grant, unless it is open. It may be called any number of times, at once or years
 * later: the conditions of one transaction let the first through and stop every other.
 */
export async function openWallet(
  { wallets, now, makeClientSeed, welcomeGold, log }: OpenWalletDependencies,
  { player, email, isEmailVerified }: NewPlayer,
): Promise<void> {
  const at = now();
  const opening = { record: { player, email }, clientSeed: makeClientSeed(), at };
  const operation = { name: 'open-wallet', key: 'welcome', input: {} };
  const postings = grantPostings({ account: 'player:gold', amount: welcomeGold, ...welcome });
  const first = { id: transactionId(player, operation), at, postings, detail: welcome };
  const { wallet, transaction } = record(emptyWallet(player), first);

  const { outcome } = isEmailVerified
    ? await wallets.open({ ...opening, wallet, entry: { transaction, inputHash: inputHash(operation) } })
    : await wallets.open({ ...opening, wallet: emptyWallet(player), entry: null });
  if (outcome === 'committed') log(logLines.walletOpened);
}

/**
 * Loads a player's wallet, opening it first where the sign-up's own trigger did not get to it.
 *
 * @param describe  finds out who the player is; asked only when there is no wallet yet
 * @throws Outage when others kept getting in between; the request can be repeated
 */
export async function loadOrOpenWallet(
  dependencies: OpenWalletDependencies,
  player: string,
  describe: (player: string) => Promise<NewPlayer>,
): Promise<OpenWallet> {
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    if (attempt > 0) await dependencies.pause(shortestPauseMs * 2 ** attempt);
    const found = await dependencies.wallets.load(player);
    if (found) return found;
    await openWallet(dependencies, await describe(player));
    const opened = await dependencies.wallets.load(player);
    // Nothing yet means that a twin of this request is just opening it.
    if (opened) return opened;
  }
  throw new Outage('A wallet stayed contended while it was opened');
}
