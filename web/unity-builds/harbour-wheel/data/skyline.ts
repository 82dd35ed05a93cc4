/** A house of the waterfront: its left edge, width and height, in thousandths of the picture, and its neon, 0 for none. */
type House = readonly [from: number, width: number, height: number, neon?: number];

const columns = 512;

/** Houses on the slope of the Peak. */
const far: readonly House[] = [
  [0, 40, 210], [40, 30, 260], [70, 44, 235], [114, 26, 320], [140, 50, 285], [190, 32, 360],
  [222, 46, 300], [268, 28, 390], [296, 40, 345], [336, 30, 410], [366, 52, 370], [418, 30, 330],
  [448, 44, 395], [492, 34, 350], [526, 46, 420], [572, 30, 375], [602, 48, 400], [650, 28, 345],
  [678, 44, 385], [722, 34, 315], [756, 48, 340], [804, 30, 280], [834, 46, 305], [880, 34, 245],
  [914, 44, 265], [958, 42, 220],
]; // oxfmt-ignore

/** Central and Wan Chai along the water; a tall narrow entry at the end of a tower is its mast. */
const near: readonly House[] = [
  [0, 38, 190, 2], [42, 26, 260], [72, 34, 225, 4], [110, 30, 330, 1], [144, 40, 240],
  [188, 22, 400, 3], [214, 36, 290], [254, 30, 365, 5], [288, 20, 470], [312, 38, 310, 2],
  [354, 46, 640, 1], [370, 14, 690, 1], [404, 32, 350], [440, 26, 430, 4], [470, 40, 300],
  [514, 30, 385, 3], [548, 36, 330], [588, 44, 560, 5], [604, 10, 640, 5], [636, 28, 400],
  [668, 40, 320, 2], [712, 24, 455, 4], [740, 38, 285], [782, 42, 520, 3], [800, 6, 600, 3],
  [828, 30, 340], [862, 36, 270, 1], [902, 24, 350], [930, 34, 235, 5], [968, 32, 205],
]; // oxfmt-ignore

/** Renders the waterfront as one row of pixels: height of the far houses, height of the near ones, index of the house, and its neon. */
export function drawSkyline(): Uint8Array {
  const pixels = new Uint8Array(columns * 4);
  for (let column = 0; column < columns; column++) {
    const at = ((column + 0.5) * 1000) / columns;
    const house = tallestAt(near, at);
    const [, , height = 0, neon = 0] = near[house] ?? [];
    const [, , behind = 0] = far[tallestAt(far, at)] ?? [];
    pixels.set([inBytes(behind), inBytes(height), house + 1, neon * 40], column * 4);
  }
  return pixels;
}

function tallestAt(houses: readonly House[], at: number): number {
  let found = -1;
  houses.forEach(([from, width, height], index) => {
    if (at >= from && at < from + width && height > (houses[found]?.[2] ?? 0)) found = index;
  });
  return found;
}

function inBytes(thousandths: number): number {
  return Math.round((thousandths * 255) / 1000);
}
