import { Check, Dot } from 'lucide-react';
import { useState } from 'react';
import { PasswordField } from './password-field';
import { isAcceptablePassword, passwordRules } from './password-rules';

/** A field for a new password, with a check mark for each met rule. */
export function NewPasswordField({ label }: { label: string }) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      value={password}
      onChange={(event) => {
        setPassword(event.target.value);
        event.target.setCustomValidity(
          isAcceptablePassword(event.target.value) ? '' : 'Your password must meet all the rules below.',
        );
      }}
      hint={
        <ul className="password-rules">
          {passwordRules.map(({ id, words, isMetBy }) => {
            const isMet = isMetBy(password);
            const Icon = isMet ? Check : Dot;
            return (
              <li key={id} className="password-rule flex items-center gap-1" data-met={isMet || undefined}>
                <Icon aria-hidden="true" size={18} />
                {words}
                <span className="sr-only">{isMet ? ' (met)' : ' (not met)'}</span>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
