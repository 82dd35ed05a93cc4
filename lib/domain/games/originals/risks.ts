/** How far the multiples of a game lie apart, the closest first; the return differs by less than a percent. */
export const risks = ['low', 'medium', 'high'] as const;

export type Risk = (typeof risks)[number];

/** @returns whether a word of a choice names a risk */
export function isRisk(word: string | undefined): word is Risk {
  return risks.some((risk) => risk === word);
}
