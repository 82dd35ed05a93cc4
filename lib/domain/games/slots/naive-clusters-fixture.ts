import type { SlotMachine } from './machine';

/**
 * Pays a window by clusters from the written rules, without code of the engine: every position takes the smallest name among its
 * neighbors of the same symbol until no name changes, and positions with one name are one cluster.
 */
export function payOfClustersNaively(machine: SlotMachine, window: readonly (readonly string[])[]): number {
  return Object.entries(machine.payTable).reduce((sum, [symbol, pays]) => {
    const ofSymbol = namesOf(window, (shown) => shown === symbol || shown === machine.wild);
    const names = new Set(ofSymbol.flat().filter((name) => name >= 0));
    return [...names].reduce((paid, name) => {
      const shown = window.flatMap((column, reel) =>
        column.filter((_, row) => ofSymbol[reel]![row] === name),
      );
      if (!shown.includes(symbol)) return paid;
      const reached = machine.clusterSizes!.filter((size) => shown.length >= size).length;
      return paid + (reached === 0 ? 0 : (pays[reached - 1] ?? 0));
    }, sum);
  }, 0);
}

/** Names of the positions that match, by reel and row; −1 for the others. */
function namesOf(window: readonly (readonly string[])[], matches: (shown: string) => boolean): number[][] {
  const rows = window[0]?.length ?? 0;
  const names = window.map((column, reel) =>
    column.map((shown, row) => (matches(shown) ? reel * rows + row : -1)),
  );
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    names.forEach((column, reel) => {
      column.forEach((name, row) => {
        const around = [names[reel - 1]?.[row], names[reel + 1]?.[row], column[row - 1], column[row + 1]];
        const least = Math.min(
          name,
          ...around.flatMap((each) => (each !== undefined && each >= 0 ? [each] : [])),
        );
        if (name < 0 || least === name) return;
        column[row] = least;
        isChanged = true;
      });
    });
  }
  return names;
}
