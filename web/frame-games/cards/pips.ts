/** Positions of the pips of a number card, on a face of 100 × 140; those below the middle are upside down. */
const left = 36;
const middle = 50;
const right = 64;
const top = 27;
const high = 55.5;
const center = 70;
const low = 84.5;
const bottom = 113;
const corners = [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
] as const;
const sides = [
  [left, center],
  [right, center],
] as const;
const inner = [
  [left, high],
  [right, high],
  [left, low],
  [right, low],
] as const;

type Place = readonly [x: number, y: number];

const places: Readonly<Record<string, readonly Place[]>> = {
  '2': [
    [middle, top],
    [middle, bottom],
  ],
  '3': [
    [middle, top],
    [middle, center],
    [middle, bottom],
  ],
  '4': corners,
  '5': [...corners, [middle, center]],
  '6': [...corners, ...sides],
  '7': [...corners, ...sides, [middle, 48.5]],
  '8': [...corners, ...sides, [middle, 48.5], [middle, 91.5]],
  '9': [...corners, ...inner, [middle, center]],
  T: [...corners, ...inner, [middle, 41], [middle, 99]],
};

/** The pips of a card; empty for aces and courts, which have a picture. */
export function pipsOf(card: string): readonly Place[] {
  return places[card.charAt(0)] ?? [];
}
