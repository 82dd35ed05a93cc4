import type * as z from 'zod';
import type * as contract from '#contracts/account/routes';
import { asMutable } from '#contracts/mutable';
import type { ResidencyRules } from '#domain/player/residency';
import { currentTermsVersion } from '#domain/player/terms';
import { playLimitsAnswer } from '#lambdas/play/limit-answers';
import type { AccountView } from './read-account';

/** Serializes a player's account for the API. */
export function accountAnswer(
  { profile, user, open }: AccountView,
  now: Date,
  rules: ResidencyRules,
): z.input<typeof contract.readAccount.answer> {
  const { displayName, showsNameWithWins, addresses, acceptedTerms, mutedMail, dataExport, avatar } = profile;
  const newest = acceptedTerms.at(-1);
  return {
    email: user.email,
    isEmailVerified: isProved({ profile, user, open }),
    displayName,
    showsNameWithWins,
    addresses: asMutable(addresses),
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
 * Whether the player ever confirmed this address. Facebook does not vouch for addresses, so each Facebook sign-in resets `email_verified`
 * in the user pool. The welcomed wallet and the profile still prove the earlier confirmation.
 */
function isProved({ profile, user, open }: Pick<AccountView, 'profile' | 'user' | 'open'>): boolean {
  return user.isEmailVerified || (open.isWelcomed && user.email === profile.email);
}
