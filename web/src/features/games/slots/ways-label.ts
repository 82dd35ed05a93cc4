/** Label for a number of ways. */
export function waysLabel(count: number): string {
  return count === 1 ? '1 way' : `${count} ways`;
}
