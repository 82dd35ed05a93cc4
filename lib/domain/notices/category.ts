/** Categories of notices, by which a player chooses the notices that also come by email. */
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
 * Categories whose emails cannot be turned off, with the reason shown to the player. Sign-in codes are not notices; the sign-in sends
 * them.
 */
const obligatory = {
  receipts: 'A receipt is your proof of what you paid and what you received.',
  limits: 'Your limits protect you, so we tell you about every change.',
  security: 'Otherwise, someone with access to your account could hide changes from you.',
} as const satisfies Partial<Record<NoticeCategory, string>>;

type ObligatoryCategory = keyof typeof obligatory;
export type OptionalCategory = Exclude<NoticeCategory, ObligatoryCategory>;

/** Why the emails of a category cannot be turned off, or null. */
export function whyObligatory(category: NoticeCategory): string | null {
  return isOptional(category) ? null : obligatory[category];
}

/** Whether a player can turn off the emails of a category. */
export function isOptional(category: NoticeCategory): category is OptionalCategory {
  return !Object.hasOwn(obligatory, category);
}

/**
 * Whether a notice is sent by email.
 *
 * @param muted  categories the player turned off; ignored for a category that is obligatory now
 */
export function isMailed(category: NoticeCategory, muted: readonly string[]): boolean {
  return !isOptional(category) || !muted.includes(category);
}
