/** What notices are about, as far as a player chooses which of them come by e-mail too. */
export const noticeCategories = [
  'receipts',
  'limits',
  'security',
  'identity',
  'orders',
  'support',
  'free-entries',
  'expiry',
] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

/**
 * Those whose e-mail nobody can turn off, with the reason that a player is told. Codes are not among the categories: the sign-in sends
 * them to whoever asks for one, and they are no notices.
 */
const obligatory = {
  receipts: 'A receipt is your proof of what you paid and what you got.',
  limits: 'You set limits to protect yourself, so you hear of every change, wherever it was made.',
  security: 'If somebody else got into your account, they could hide this from you here.',
} as const satisfies Partial<Record<NoticeCategory, string>>;

type ObligatoryCategory = keyof typeof obligatory;
export type OptionalCategory = Exclude<NoticeCategory, ObligatoryCategory>;

/** Why the e-mail of a category cannot be turned off; null where it can. */
export function whyObligatory(category: NoticeCategory): string | null {
  return isOptional(category) ? null : obligatory[category];
}

/** Whether a player decides about the e-mail of a category. */
export function isOptional(category: NoticeCategory): category is OptionalCategory {
  return !Object.hasOwn(obligatory, category);
}

/**
 * Whether a notice comes by e-mail.
 *
 * @param muted  categories that the player turned off; what was obligatory later counts no more
 */
export function isMailed(category: NoticeCategory, muted: readonly string[]): boolean {
  return !isOptional(category) || !muted.includes(category);
}
