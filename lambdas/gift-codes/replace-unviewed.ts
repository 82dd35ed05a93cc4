import { isUnseen } from '#domain/rewards/order-code';
import { replacementsOf } from '#domain/rewards/replace-code';
import { isRefusal } from '#lambdas/runtime/refusal';
import { replaceCode, type ReplaceCodeDependencies } from './replace-code';
import type { UnviewedCode } from './stores/gift-code-items';
import type { VoidRequest } from './void-free-codes';

/**
 * What became of a code of an order:
 *
 * - `kept`: the pool has no other code
 * - `viewed`: the player has viewed it, so it stays
 * - `gone`: the order no longer has it, or was undone
 * - `unavailable`: other writes were in conflict; a repeat continues
 */
export type UnviewedOutcome = 'replaced' | 'kept' | 'viewed' | 'gone' | 'unavailable';

/**
 * Replaces a code of an order that its player has not viewed.
 *
 * @throws Error for a refusal that does not explain what became of the code
 */
export async function replaceUnviewed(
  dependencies: ReplaceCodeDependencies,
  { by, key, reason }: Pick<VoidRequest, 'by' | 'key' | 'reason'>,
  { code, holder: { player, order: id } }: UnviewedCode,
): Promise<UnviewedOutcome> {
  const order = await dependencies.orders.find(player, id);
  const index = order?.codes.findIndex((each) => each.code === code) ?? -1;
  const before = order?.codes[index];
  if (!before) return 'gone';
  if (!isUnseen(before)) return 'viewed';
  const replaced = await replaceCode(dependencies, {
    player,
    order: id,
    by,
    key: `${key} ${code}`,
    reason,
    replacer: null,
    number: index + 1,
    replacements: replacementsOf(before),
  });
  if (!isRefusal(replaced)) return 'replaced';
  switch (replaced.code) {
    case 'orders/no-code-left':
      return 'kept';
    case 'orders/code-viewed':
      return 'viewed';
    case 'orders/codes-final':
    case 'orders/code-replaced':
      return 'gone';
    case 'request/unavailable':
      return 'unavailable';
    default:
      throw new Error(`The code of order ${id} could not be replaced: ${replaced.code}`);
  }
}
