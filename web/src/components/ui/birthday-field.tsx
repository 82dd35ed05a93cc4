import type { ComponentProps } from 'react';
import { earliestBirthday } from '#domain/player/age';
import { isLocalDay } from '#domain/player/local-day';
import { TextField } from './text-field';

/**
 * The field for a date of birth, which offers no day that cannot be one.
 *
 * @param today  the player's, such as `2026-11-21`
 */
export function BirthdayField({
  today,
  label = 'Date of birth',
  ...props
}: Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max' | 'label'> & {
  today: string;
  label?: string;
}) {
  const min = isLocalDay(today) ? earliestBirthday(today) : undefined;
  return <TextField label={label} type="date" min={min} max={today} {...props} />;
}
