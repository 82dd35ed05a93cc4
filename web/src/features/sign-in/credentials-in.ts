import type { Credentials } from './cognito';

/** The email address and the password of a submitted form. */
export function credentialsIn(fields: FormData): Credentials {
  return { email: String(fields.get('email')).trim(), password: String(fields.get('password')) };
}
