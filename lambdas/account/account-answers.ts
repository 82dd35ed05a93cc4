import type * as z from 'zod';
import type * as contract from '#contracts/account/routes';
import { worded } from '#contracts/wording';
import type { ResidencyRules } from '#domain/player/residency';
import { currentTermsVersion } from '#domain/player/terms';
import { playLimitsAnswer } from '#lambdas/play/limit-answers';
import type { AccountView } from './read-account';

/** Words what is known of a player. */
export function accountAnswer(
  { profile, user, open }: AccountView,
  now: Date,
  rules: ResidencyRules,
): z.input<typeof contract.readAccount.answer> {
  const { displayName, addresses, acceptedTerms, mutedMail, dataExport, avatar } = profile;
  const newest = acceptedTerms.at(-1);
  return {
    email: user.email,
    isEmailVerified: isProved({ profile, user, open }),
    displayName,
    addresses: worded(addresses),
    terms: {
      acceptedVersion: newest?.version ?? null,
      acceptedAt: newest?.acceptedAt.toISOString() ?? null,
      currentVersion: currentTermsVersion,
    },
    residency: playLimitsAnswer(open.play, now, rules).residency,
    noticePreferences: { mutedMail: [...mutedMail] },
    avatarSetAt: avatar?.setAt.toISOString() ?? null,
    exportId: dataExport?.id ?? null,
  };
}

/**
 * Whether an address was ever proved to be the player's. Facebook does not vouch for addresses, so each sign-in by it has the user pool
 * forget that its player has entered the code; the wallet, which was welcomed for it, and the record remember.
 */
function isProved({ profile, user, open }: Pick<AccountView, 'profile' | 'user' | 'open'>): boolean {
  return user.isEmailVerified || (open.isWelcomed && user.email === profile.email);
}
