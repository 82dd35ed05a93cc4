import type * as z from 'zod';
import * as contract from '#contracts/account/export-routes';
import { requestExport, type DataExport, exportStateAt } from '#domain/player/data-export';
import type { OrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { transactionId } from '#lambdas/wallet/settle-once';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { changeProfile, findProfile, type ProfileDependencies } from './change-profile';
import type { ExportFiles, ExportName } from './stores/export-files';
import type { PlayerProfile } from './stores/player-store';

export interface ExportRouteDependencies extends ProfileDependencies {
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  /** The queue of exports to make. */
  readonly exports: OrderedQueue;
  readonly files: Pick<ExportFiles, 'link'>;
  readonly now: () => Date;
}

type ExportAnswer = z.input<typeof contract.readExport.answer>['export'];

const linkSeconds = 300;

/** Adds the routes by which players export their data. */
export function addExportRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: ExportRouteDependencies,
): void {
  const { players, exports, files, loadOrOpen, now } = dependencies;

  /** Writes the profile before the message. A repeat queues the message again, which the queue and the profile deduplicate. */
  playerRoute(contract.requestExport, async ({ id: player }, { idempotencyKey: key }) => {
    await loadOrOpen(player);
    const id = transactionId(player, { name: 'request-export', key });
    const profile = await changeProfile(dependencies, player, (before) => {
      const dataExport = requestExport(before.dataExport, id, now());
      return dataExport === before.dataExport ? before : { ...before, dataExport };
    });
    if (isRefusal(profile)) return profile;
    const requested = latestOf(profile);
    if (exportStateAt(requested, now()) === 'pending') await enqueue({ player, id: requested.id });
    return { id: requested.id };
  });

  playerRoute(contract.readExport, async ({ id: player }, { parameters: { id } }) => {
    await loadOrOpen(player);
    const { dataExport } = await findProfile(players, player);
    if (dataExport?.id !== id) return { code: 'account/unknown-export' };
    return { export: await answer(player, dataExport) };
  });

  async function enqueue(name: ExportName): Promise<void> {
    const [failed] = await exports.send([{ id: name.id, group: name.player, message: name }]);
    if (failed) throw failed.error;
  }

  async function answer(player: string, requested: DataExport): Promise<ExportAnswer> {
    const { id, requestedAt, made } = requested;
    const state = exportStateAt(requested, now());
    const isReady = state === 'ready';
    const expiresAt = new Date(now().getTime() + linkSeconds * 1_000);
    return {
      id,
      state,
      requestedAt: requestedAt.toISOString(),
      madeAt: made?.at.toISOString() ?? null,
      bytes: made?.bytes ?? null,
      link: isReady ? await files.link({ player, id }, linkSeconds) : null,
      linkExpiresAt: isReady ? expiresAt.toISOString() : null,
    };
  }
}

function latestOf({ dataExport }: PlayerProfile): DataExport {
  if (!dataExport) throw new Error('The requested export is not in the profile');
  return dataExport;
}
