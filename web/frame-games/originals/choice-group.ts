/** A group of alternatives of which one is chosen. */
export interface ChoiceGroup<Value extends string> {
  set(value: Value): void;
  /** Whether the choice may change. */
  setOpen(isOpen: boolean): void;
}

/**
 * Adds alternatives beside each other, as radio buttons.
 *
 * @param onChoose  called when the player chose another one
 */
export function createChoiceGroup<Value extends string>(
  host: HTMLElement,
  { label, choices }: { label: string; choices: readonly (readonly [value: Value, name: string])[] },
  onChoose: (value: Value) => void,
): ChoiceGroup<Value> {
  const group = document.createElement('fieldset');
  group.className = 'choice';
  const legend = document.createElement('legend');
  legend.textContent = label;
  const inputs = choices.map(([value, name]) => radio(label, value, name));
  group.append(legend, ...inputs.map(({ parentElement }) => parentElement as HTMLElement));
  host.append(group);
  let [current, isOpen] = [choices[0]?.[0], true];

  const show = () => inputs.forEach((input) => void (input.checked = input.value === current));
  group.addEventListener('change', () => {
    const chosen = choices.find(([value]) => inputs.some((input) => input.checked && input.value === value));
    if (!isOpen || !chosen) return show();
    current = chosen[0];
    onChoose(chosen[0]);
  });
  show();
  return {
    set(value) {
      current = value;
      show();
    },
    setOpen(next) {
      isOpen = next;
      for (const each of [group, ...inputs]) each.setAttribute('aria-disabled', String(!next));
    },
  };
}

function radio(group: string, value: string, name: string): HTMLInputElement {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = group;
  input.value = value;
  const text = document.createElement('span');
  text.textContent = name;
  label.append(input, text);
  return input;
}
