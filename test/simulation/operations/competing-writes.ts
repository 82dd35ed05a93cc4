import { amount } from '#domain/money/coin';
import type { Casino } from '../casino/casino';
import type { Random } from '../scheduler/random';

/** Grants a coin, so that the wallet that was read is outdated. */
export function grantsOneCoin(player: string, random: Random): (casino: Casino) => Promise<void> {
  return (casino) =>
    casino.grant(player, {
      key: `rival-${random.hex(8)}`,
      account: 'player:gold',
      amount: amount(1),
      reason: 'rival',
    });
}
