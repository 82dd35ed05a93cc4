/** Minimum length of a password, in characters; the user pool enforces it. */
export const shortestPassword = 10;
