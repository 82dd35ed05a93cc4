import type { Page } from 'playwright-core';
import { callApi, subOf } from './player-api';
import { skipRoundCooldown } from './wallet-state';

/** A quest in the API. */
export interface Quest {
  readonly id: string;
  readonly title: string;
  readonly goal: number;
  readonly progress: number;
  readonly state: string;
  readonly reward: { readonly gold: number; readonly sweeps: number };
}

/** Choices of the games that have one. */
const choices: Readonly<Record<string, string>> = { roulette: 'red 100', dice: 'under 50', limbo: '2.00' };

/** Games whose rounds end at once, by the quests in which they count. */
const rounds: readonly [quest: RegExp, games: readonly string[]][] = [
  [/-(rounds|slots)-/, ['neon-tiger']],
  [/-hk-/, ['hk-slots']],
  [/-tiger-/, ['neon-tiger']],
  [/-fortune-/, ['jade-fortune']],
  [/-wheel-/, ['harbour-wheel']],
  [/-roulette-/, ['roulette']],
  [/-originals-/, ['dice', 'limbo']],
  [/-limbo-/, ['limbo']],
  [/-games-/, ['neon-tiger', 'hk-slots', 'jade-fortune', 'lucky-ticket']],
  [/-(cards|tickets)-/, ['lucky-ticket']],
  [/-dragons-/, ['dragon-scratch']],
];

/** Today’s quest with the fewest such rounds; every player has one. */
export async function easiestQuest(page: Page, siteUrl: string): Promise<Quest> {
  const { quests } = await callApi<{ quests: Quest[] }>(page, siteUrl, 'GET', '/quests');
  const ofDay = quests.filter(({ id }) => id.startsWith('day-') && gamesFor(id));
  const [easiest] = ofDay.sort((left, right) => left.goal - right.goal);
  if (!easiest) throw new Error(`No quest of ${quests.map(({ id }) => id).join(', ')} takes plain rounds`);
  return easiest;
}

/** Plays one round that counts for a quest, like another tab of the player. @param done  number of earlier rounds */
export async function playQuestRound(
  page: Page,
  siteUrl: string,
  { id }: Quest,
  earlierRounds: number,
): Promise<void> {
  const games = gamesFor(id)!;
  const game = games[earlierRounds % games.length]!;
  const body = { coin: 'gold', stake: 100, ...(choices[game] !== undefined && { choice: choices[game] }) };
  await skipRoundCooldown(siteUrl, await subOf(page));
  const { round, awaits } = await callApi<RoundAnswer>(page, siteUrl, 'POST', `/games/${game}/rounds`, body);
  if (awaits === 'seeing') await callApi(page, siteUrl, 'POST', `/games/${game}/rounds/${round.id}/seen`);
}

interface RoundAnswer {
  readonly round: { readonly id: string };
  readonly awaits: 'seeing' | 'decision' | null;
}

function gamesFor(id: string): readonly string[] | undefined {
  return rounds.find(([quest]) => quest.test(id))?.[1];
}
