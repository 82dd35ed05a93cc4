import type { StandingRules } from '#domain/player/standing';
import type { ExportFiles, ExportName } from '#stores/export-files';
import type { ReadHistory } from '#stores/ledger-history';
import type { OrderStore } from '#stores/order-store';
import type { PlayerProfile } from '#stores/player-store';
import type { PurchaseStore } from '#stores/purchase-store';
import type { OpenWallet } from '#stores/sealed-wallets';
import type { WalletStore } from '#stores/wallet-store';
import type { Games } from '../games';
import { Outage } from '../outcome/outage';
import { isRefusal } from '../outcome/refusal';
import { changeProfile, findProfile, type ProfileDependencies } from '../play-fab-ops/account/change-profile';
import { playLimitsAnswer } from '../play-fab-ops/play/limit-answers';
import { aboutTheFiles } from './about-the-files';
import { packJson } from './json-list';
import { packLedger } from './ledger-files';
import { packOrders, packPurchases } from './page-files';
import { packFile, type PackedFile, zipOf } from './zip';

export interface ExportAccountDependencies extends ProfileDependencies {
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly readHistory: ReadHistory;
  readonly orders: Pick<OrderStore, 'page'>;
  readonly purchases: Pick<PurchaseStore, 'page'>;
  readonly files: ExportFiles;
  readonly games: Games;
  readonly rules: StandingRules;
  readonly now: () => Date;
}

/**
 * Makes the file that a player asked for, with all that we know of them. It may be asked of more than one and cut off anywhere: until the
 * record says that the file is there it is made anew, under the same name.
 *
 * @returns its size in bytes; null where it was made before, or something else is asked for by now
 */
export async function exportAccount(
  dependencies: ExportAccountDependencies,
  name: ExportName,
): Promise<number | null> {
  const { players, wallets, files, now } = dependencies;
  const { player } = name;
  const profile = await findProfile(players, player);
  if (profile.dataExport?.id !== name.id || profile.dataExport.made) return null;

  const open = await wallets.load(player);
  if (!open) throw new Error('A player with a record has no wallet');
  const zip = zipOf(await packAll(dependencies, profile, open), now());
  await files.save(name, zip);

  const made = { at: now(), bytes: zip.length };
  const marked = await changeProfile(dependencies, player, (latest) =>
    latest.dataExport?.id === name.id ? { ...latest, dataExport: { ...latest.dataExport, made } } : latest,
  );
  if (isRefusal(marked)) throw new Outage('A profile stayed contended while its file was marked');
  return zip.length;
}

async function packAll(
  { readHistory, orders, purchases, games, rules, now }: ExportAccountDependencies,
  profile: PlayerProfile,
  open: OpenWallet,
): Promise<readonly PackedFile[]> {
  const { player } = profile;
  const { dataExport: _itself, ...told } = profile;
  const about = packFile('README.txt');
  about.write(aboutTheFiles);
  const limits = playLimitsAnswer(open.play, now(), rules);
  const ledger = await packLedger(games, readHistory(player));
  return [
    about.close(),
    packJson('profile.json', { ...told, standing: limits.standing }),
    packJson('play-limits.json', limits),
    packJson('wallet.json', { balances: open.wallet.balances, sequence: open.wallet.sequence }),
    ...ledger.files,
    packJson('seeds.json', { current: open.commitment, revealed: ledger.revealed }),
    ...(await packOrders(orders, player)),
    ...(await packPurchases(purchases, player)),
  ];
}
