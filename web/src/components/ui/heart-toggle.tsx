import { Heart } from 'lucide-react';

/** A heart on a picture that marks a favorite game or a prize of the wish list. */
export function HeartToggle({
  isOn,
  label,
  onToggle,
}: {
  isOn: boolean;
  label: string;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      className="heart-toggle absolute inset-e-2 inset-bs-2 grid place-items-center"
      aria-pressed={isOn}
      aria-label={label}
      onClick={onToggle}
    >
      <Heart aria-hidden="true" size={20} />
    </button>
  );
}
