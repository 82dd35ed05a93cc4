import quests from '#content/catalog/quests.json';

/** The copy of a quest. */
interface QuestCopy {
  readonly title: string;
  readonly text: string;
  /** Name of the picture on its card. */
  readonly art: string;
  /** The page where the quest can be worked on. */
  readonly path: string;
}

const copyById: Readonly<Record<string, QuestCopy>> = quests;

/** @throws Error for a quest without copy, which is a bug */
export function questCopy(id: string): QuestCopy {
  const found = Object.hasOwn(copyById, id) ? copyById[id] : undefined;
  if (!found) throw new Error(`The quest ${id} has no copy`);
  return found;
}
