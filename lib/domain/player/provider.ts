/** Identity providers by which players sign in beside their password, by the names that the user pool gives them. */
export const providers = ['Google', 'Facebook', 'SignInWithApple'] as const;
export type Provider = (typeof providers)[number];
