import type { ComponentProps } from 'react';
import { CheckedTextField } from '#components/ui/checked-text-field';

/** The email address, which is also the sign-in name. */
export function EmailField(props: Omit<ComponentProps<typeof CheckedTextField>, 'label' | 'type' | 'name'>) {
  return (
    <CheckedTextField
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
