/** Identity providers for sign-in without a password, by their names in the user pool. */
export const providers = ['Google', 'Facebook', 'SignInWithApple'] as const;
export type Provider = (typeof providers)[number];
