import type { Refusal } from '../../http/aws-json';
import { reportCapacity, writeConsumption } from '../capacity';
import { isRefusal, refuseConflict } from '../refusal';
import type { TableStore } from '../state';
import { validate } from '../validate';
import { addressOf, itemName } from './item-address';
import type { ItemLocks } from './item-locks';
import { stageWrite, writeKinds, type WriteKind } from './item-write';

/** Changes the item and its index entries in one batch. */
export async function writeItem(
  kind: Exclude<WriteKind, 'ConditionCheck'>,
  body: object,
  { store, locks }: { store: TableStore; locks: ItemLocks },
): Promise<object | Refusal> {
  const request = validate(body, writeKinds[kind].validation);
  const address = isRefusal(request) ? request : addressOf(request, store.tables);
  if (isRefusal(request) || isRefusal(address)) return address;
  if (locks.isHeld(itemName(address))) return refuseConflict();
  return locks.write(itemName(address), async () => {
    const staged = await stageWrite({ kind, request, ...address }, store);
    if (isRefusal(staged)) return staged;
    await store.commit([staged]);
    const { table, before, after, answer } = staged;
    const consumptions = () => [writeConsumption(table, before, after, 1)];
    const [ConsumedCapacity] = reportCapacity(request.ReturnConsumedCapacity, consumptions) ?? [];
    return { ...answer, ConsumedCapacity };
  });
}
