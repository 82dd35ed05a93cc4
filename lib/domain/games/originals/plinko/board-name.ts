/** Names a board for players: `16 rows, high risk`. @param board  as `16 high` */
export function boardName(board: string): string {
  const [rows, risk] = board.split(' ');
  return `${rows} rows, ${risk} risk`;
}
