import { recordMailInEntry as contract } from '#contracts/bonuses/admin-routes';
import { bareCode, type EntryCode } from '#domain/coins/postal-code';
import type { LocalDay } from '#domain/player/local-day';
import { type ReadPeopleDependencies, readPerson } from '#lambdas/account/admin/read-people';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { entryAnswer } from './entry-answer';
import { recordMailInEntry, type RecordMailInEntryDependencies } from './record-mail-in-entry';

export interface MailInEntryDependencies extends RecordMailInEntryDependencies, ReadPeopleDependencies {}

/** Adds the route by which admins record mail-in entries. */
export function addMailInEntryRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: MailInEntryDependencies,
): void {
  adminRoute(contract, async ({ id: actor }, { body, idempotencyKey: key }) => {
    const { address = null } = body;
    // The contract has validated both.
    const [code, receivedOn] = [bareCode(body.code) as EntryCode, body.receivedOn as LocalDay];
    const letter = { actor, key, receivedOn, address, code };
    const recorded = await recordMailInEntry(dependencies, letter);
    if (isRefusal(recorded)) return recorded;
    const { player } = recorded;
    return { entry: entryAnswer(recorded), player, holder: await readPerson(dependencies, player) };
  });
}
