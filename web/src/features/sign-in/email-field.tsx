import type { ComponentProps } from 'react';
import { TextField } from '#components/ui/text-field';

/** The email address, which is also the sign-in name. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'name'>) {
  return (
    <TextField
      label="Email address"
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
