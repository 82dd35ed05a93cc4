/** First segments of the paths in `app/player-routes.ts`, which visitors do not load; `app/routes.test.ts` compares them. */
const playerPaths =
  /^\/(?:account|affiliate\w+|coins|dashboard|draws|games|quests|rewardsstore|shop|stopemailchange)(?:\/|$)/i;

/** Whether a page belongs to players, affiliates or admins, whose routes visitors do not load. */
export function isPlayerPath(path: string): boolean {
  return playerPaths.test(path);
}
