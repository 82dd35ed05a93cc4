import type * as z from 'zod';
import type { StandingRules } from '#domain/player/standing';
import { currentTermsVersion } from '#domain/player/terms';
import { worded } from '#http/wording';
import { playLimitsAnswer } from '../play/limit-answers';
import type * as contract from './contracts';
import type { AccountView } from './read-account';

/** Words what is known of a player. */
export function accountAnswer(
  { profile, user, open }: AccountView,
  now: Date,
  rules: StandingRules,
): z.input<typeof contract.readAccount.answer> {
  const { displayName, addresses, acceptedTerms, mutedMail, dataExport } = profile;
  const newest = acceptedTerms.at(-1);
  return {
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    displayName,
    addresses: worded(addresses),
    terms: {
      acceptedVersion: newest?.version ?? null,
      acceptedAt: newest?.acceptedAt.toISOString() ?? null,
      currentVersion: currentTermsVersion,
    },
    standing: playLimitsAnswer(open.play, now, rules).standing,
    noticePreferences: { mutedMail: [...mutedMail] },
    exportId: dataExport?.id ?? null,
  };
}
