/** `three-of-a-kind` as people read it. */
export function handRankName(rank: string): string {
  const words = rank.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
