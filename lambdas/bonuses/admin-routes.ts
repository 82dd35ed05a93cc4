import { recordMailInEntry as contract } from '#contracts/bonuses/admin-routes';
import { bareCode, type EntryCode } from '#domain/coins/postal-code';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { entryAnswer } from './entry-answer';
import { recordMailInEntry, type RecordMailInEntryDependencies } from './record-mail-in-entry';

/** Adds the route by which admins record mail-in entries. */
export function addMailInEntryRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: RecordMailInEntryDependencies,
): void {
  adminRoute(contract, async ({ id: actor }, { body, idempotencyKey: key }) => {
    const { receivedOn, address = null } = body;
    const letter = { actor, key, receivedOn, address, code: bareCode(body.code) as EntryCode };
    const recorded = await recordMailInEntry(dependencies, letter);
    return isRefusal(recorded) ? recorded : { entry: entryAnswer(recorded), player: recorded.player };
  });
}
