/** The number of ways to choose `count` of `among` things, without order: 0 where there are fewer. */
export function choose(among: number, count: number): bigint {
  if (count < 0 || count > among) return 0n;
  let ways = 1n;
  for (let each = 1; each <= count; each += 1) ways = (ways * BigInt(among - count + each)) / BigInt(each);
  return ways;
}
