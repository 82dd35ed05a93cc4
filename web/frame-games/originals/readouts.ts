import { setText } from '../felt/set-text';

/** Values under their names, such as chance, multiple and prize. */
export interface Readouts {
  /** Sets the values in the order of the names. */
  set(...values: readonly string[]): void;
}

/** Adds the readouts, empty at first. */
export function createReadouts(host: HTMLElement, names: readonly string[]): Readouts {
  const list = document.createElement('dl');
  list.className = 'readouts';
  const values = names.map((name) => {
    const [term, value] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    const pair = document.createElement('div');
    pair.append(term, value);
    list.append(pair);
    return value;
  });
  host.append(list);
  return {
    set: (...texts) => values.forEach((value, at) => setText(value, texts[at] ?? '')),
  };
}
