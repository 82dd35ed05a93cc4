import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '#web/lib/page/theme';

const choices: { choice: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { choice: 'dark', label: 'Dark', Icon: Moon },
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'system', label: 'System', Icon: Monitor },
];

/** Chooses the dark, light or device theme. */
export function ThemeSwitch() {
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ choice, label, Icon }) => (
        <label key={choice} className="theme-choice has-focus-visible:focus-ring-2" title={label}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={choice === chosen}
            onChange={() => chooseTheme(choice)}
          />
          <Icon aria-hidden="true" size={18} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
