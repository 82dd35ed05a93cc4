import type { SpinBlock } from './spin-block';
import type { WayTable } from './way-table';

/** Writes the way pays of the block's first spins, in parts of the stake. */
export function priceWays(table: WayTable, block: SpinBlock, count: number): void {
  const { heads, openRows, openPicks, openWilds } = table;
  const { length: fourthLength, fits: fitsFourth, wilds: wildsFourth } = table.fourth;
  const { length: fifthLength, fits: fitsFifth, wilds: wildsFifth } = table.fifth;
  const [paysThree, paysFour, paysFive] = table.pays;
  const { heads: headOf, fourth, fifth, pays } = block;
  for (let spin = 0; spin < count; spin += 1) {
    const head = (headOf[spin] as number) << 1;
    const end = heads[head + 3] as number;
    let paid = heads[head] as number;
    for (let open = heads[head + 1] as number; open < end; open += 1) {
      const row = openRows[open] as number;
      const onFourth = fourth[spin] as number;
      const fits = fitsFourth[row * fourthLength + onFourth] as number;
      if (fits === 0) continue;
      const picks = openPicks[open] as number;
      const wilds = openWilds[open] as number;
      const picksOfFour = picks * fits;
      const wildsOfFour = wilds * (wildsFourth[onFourth] as number);
      const paidForFour = (picksOfFour - wildsOfFour) * (paysFour[row] as number);
      paid += paidForFour - (picks - wilds) * (paysThree[row] as number);

      const onFifth = fifth[spin] as number;
      const fitsLast = fitsFifth[row * fifthLength + onFifth] as number;
      if (fitsLast === 0) continue;
      const wildsOfFive = wildsOfFour * (wildsFifth[onFifth] as number);
      paid += (picksOfFour * fitsLast - wildsOfFive) * (paysFive[row] as number) - paidForFour;
    }
    pays[spin] = paid;
  }
}
