import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#components/ui/button';
import { CheckedTextField } from '#components/ui/checked-text-field';

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof CheckedTextField>, 'type' | 'name' | 'end'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <CheckedTextField
      type={isShown ? 'text' : 'password'}
      name="password"
      autoCapitalize="none"
      spellCheck={false}
      required
      end={
        <Button
          variant="quiet"
          icon
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" size={20} />
        </Button>
      }
      {...props}
    />
  );
}
