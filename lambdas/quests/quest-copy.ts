import quests from '#content/catalog/quests.json';

/** How a quest is worded, by its id. */
interface QuestCopy {
  readonly title: string;
  readonly text: string;
  /** Names the picture on its card. */
  readonly art: string;
  /** Where on the site it can be worked on. */
  readonly path: string;
}

const words: Readonly<Record<string, QuestCopy>> = quests;

/** @throws Error for a quest that nobody has worded (our bug) */
export function wordsOf(id: string): QuestCopy {
  const found = Object.hasOwn(words, id) ? words[id] : undefined;
  if (!found) throw new Error(`The quest ${id} has no words`);
  return found;
}
