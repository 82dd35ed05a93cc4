import { localDay } from '#domain/player/local-day';
import type { ResidencyRules } from '#domain/player/residency';
import { linkAnswer, programAnswer, statementAnswer } from '#lambdas/affiliates/affiliate-answers';
import type { AffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import type { CommissionStore } from '#lambdas/affiliates/stores/commission-store';
import type { PostbackStore } from '#lambdas/affiliates/stores/postback-store';
import type { FreeEntryStore } from '#lambdas/bonuses/stores/free-entry-store';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { identityAnswer } from '#lambdas/identity/identity-answers';
import type { DocumentStore } from '#lambdas/identity/stores/document-store';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { NoticeStore } from '#lambdas/notices/stores/notice-store';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import { playLimitsAnswer } from '#lambdas/play/limit-answers';
import type { LoadGames } from '#lambdas/play/load-games';
import type { QuestStore } from '#lambdas/quests/stores/quest-store';
import type { ReferralStore } from '#lambdas/referrals/stores/referral-store';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { CartStore } from '#lambdas/shop/stores/cart-store';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import type { ReadHistory } from '#lambdas/wallet/stores/ledger-history';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import { changeProfile, type ProfileDependencies } from '../change-profile';
import type { AvatarFiles } from '../stores/avatar-files';
import type { ExportFiles, ExportName } from '../stores/export-files';
import type { PlayerProfile } from '../stores/player-store';
import { aboutTheFiles } from './about-the-files';
import { packEntries } from './entry-files';
import { packNotices } from './inbox-files';
import { packJson } from './json-list';
import { packLedger } from './ledger-files';
import { packOrders, packPurchases } from './page-files';
import { packPostbacks } from './postback-files';
import { packQuests } from './quest-files';
import { packReferrals } from './referral-files';
import { packDocuments, packPicture } from './sent-files';
import { packTickets } from './ticket-files';
import { openArchive } from './zip';

export interface ExportAccountDependencies extends ProfileDependencies {
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly readHistory: ReadHistory;
  readonly orders: Pick<OrderStore, 'page'>;
  readonly purchases: Pick<PurchaseStore, 'page'>;
  /** The player's identity check, and the uploaded documents. */
  readonly checks: Pick<IdentityCheckStore, 'load'>;
  readonly documents: Pick<DocumentStore, 'readKept'>;
  readonly avatars: Pick<AvatarFiles, 'read'>;
  readonly notices: Pick<NoticeStore, 'page'>;
  readonly referrals: Pick<ReferralStore, 'codeOf' | 'find' | 'ofReferrer'>;
  readonly carts: Pick<CartStore, 'load'>;
  readonly quests: Pick<QuestStore, 'weeksUpTo'>;
  readonly affiliates: Pick<AffiliateStore, 'find' | 'linksOf' | 'payoutDetailsOf' | 'statementsOf'>;
  readonly commissions: Pick<CommissionStore, 'attribution'>;
  readonly postbacks: Pick<PostbackStore, 'find' | 'deliveriesOf'>;
  readonly tickets: Pick<TicketStore, 'page' | 'find'>;
  readonly freeEntries: Pick<FreeEntryStore, 'codeOf' | 'page'>;
  readonly files: Pick<ExportFiles, 'save' | 'remove'>;
  readonly loadGames: LoadGames;
  readonly rules: ResidencyRules;
  readonly now: () => Date;
}

/**
 * Makes the requested file with all data of a player. It can run concurrently and stop anywhere: until the profile marks the file as made,
 * it is made again under the same name. The account may be erased while the file is made: the file is removed then.
 *
 * @returns its size in bytes; null if it was made before, another export was requested since, or the account was erased
 */
export async function exportAccount(
  dependencies: ExportAccountDependencies,
  name: ExportName,
): Promise<number | null> {
  const { players, wallets, files, now } = dependencies;
  const { player } = name;
  const profile = await players.find(player);
  if (!profile) return removeExport(dependencies, name);
  if (profile.dataExport?.id !== name.id || profile.dataExport.made) return null;

  const open = await wallets.load(player);
  if (!open) throw new Error('A player with a record has no wallet');
  const zip = await packAll(dependencies, profile, open);
  await files.save(name, zip);
  // The erasure removes the player's files before the profile, so it may have missed this one.
  if (!(await players.find(player))) return removeExport(dependencies, name);

  const made = { at: now(), bytes: zip.length };
  const marked = await changeProfile(dependencies, player, (latest) =>
    latest.dataExport?.id === name.id ? { ...latest, dataExport: { ...latest.dataExport, made } } : latest,
  );
  if (isRefusal(marked)) throw new Outage('A profile stayed contended while its file was marked');
  return zip.length;
}

async function removeExport(
  { files }: Pick<ExportAccountDependencies, 'files'>,
  name: ExportName,
): Promise<null> {
  await files.remove(name);
  return null;
}

/** Packs one file after the other: a ledger is long, and packed parts take less memory. */
async function packAll(
  dependencies: ExportAccountDependencies,
  profile: PlayerProfile,
  open: OpenWallet,
): Promise<Buffer> {
  const { readHistory, orders, purchases, tickets, checks, loadGames, rules, now } = dependencies;
  const { documents, avatars, notices, referrals, carts, quests, postbacks, freeEntries } = dependencies;
  const { player } = profile;
  const { dataExport: _itself, emailChanges, ...details } = profile;
  const archive = openArchive(now());
  const about = archive.file('README.txt');
  about.write(aboutTheFiles);
  about.close();
  const limits = playLimitsAnswer(open.play, now(), rules);
  packJson(archive, 'profile.json', {
    ...details,
    // Without its secrets.
    requestedEmail: emailChanges.requested?.email ?? null,
    residency: limits.residency,
  });
  packJson(archive, 'play-limits.json', limits);
  const check = await checks.load(player);
  packJson(archive, 'identity-check.json', identityAnswer(check));
  packJson(archive, 'affiliate.json', await affiliateOf(dependencies, player));
  await packPostbacks(archive, postbacks, player);
  packJson(archive, 'wallet.json', { balances: open.wallet.balances, sequence: open.wallet.sequence });
  const revealed = await packLedger(archive, loadGames, readHistory(player));
  packJson(archive, 'seeds.json', { current: committedTo(open.seeds), revealed });
  await packOrders(archive, orders, player);
  await packPurchases(archive, purchases, player);
  await packEntries(archive, freeEntries, player);
  await packTickets(archive, tickets, { player, now: now() });
  await packNotices(archive, notices, player);
  await packReferrals(archive, referrals, player);
  const { cart } = await carts.load(player);
  packJson(archive, 'cart.json', { lines: cart.lines, updatedAt: cart.updatedAt });
  const today = localDay(open.play.residency.timeZone, now());
  await packQuests(archive, quests, { player, today });
  await packPicture(archive, avatars, profile);
  await packDocuments(archive, documents, check);
  return archive.close();
}

/** The seed commitments of a player: the hashes are null before anything was shown or drawn. */
function committedTo({ hashes, clientSeed, nonce }: OpenWallet['seeds']) {
  return { ...(hashes ?? { serverSeedHash: null, nextServerSeedHash: null }), clientSeed, nonce };
}

/** The player as an affiliate, and the affiliate link by which they joined. */
async function affiliateOf(
  {
    affiliates,
    commissions,
    postbacks,
  }: Pick<ExportAccountDependencies, 'affiliates' | 'commissions' | 'postbacks'>,
  player: string,
) {
  const [place, payout, links, statements, attribution, postback] = await Promise.all([
    affiliates.find(player),
    affiliates.payoutDetailsOf(player),
    affiliates.linksOf(player),
    affiliates.statementsOf(player),
    commissions.attribution(player),
    postbacks.find(player),
  ]);
  return {
    program: programAnswer(place),
    payout: { method: payout.method, taxForm: payout.taxForm },
    postback: { url: postback?.url ?? null },
    links: links.map(linkAnswer),
    statements: statements.map(statementAnswer),
    cameBy: attribution ? { link: attribution.click.link, clickedAt: attribution.click.at } : null,
  };
}
