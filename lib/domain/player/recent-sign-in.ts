const minuteMs = 60_000;

/** Highest age of a sign-in that counts as recent, in minutes: an open page or a stolen token alone is not sufficient. */
export const recentSignInMinutes = 15;

/** The sign-in is too old for an action that needs a recent one. */
export interface SignInNotRecent {
  readonly code: 'session/not-recent';
  readonly withinMinutes: number;
}

/** Refuses an action that needs a recent sign-in to a caller who signed in earlier. */
export function checkRecentSignIn(signedInAt: Date, now: Date): SignInNotRecent | null {
  return now.getTime() - signedInAt.getTime() <= recentSignInMinutes * minuteMs
    ? null
    : { code: 'session/not-recent', withinMinutes: recentSignInMinutes };
}
