/** Position of the wheel: its hub and its radius, in picture coordinates from −1 to 1, and the size of one pixel in radii. */
export interface Layout {
  readonly center: readonly [number, number];
  readonly radius: readonly [number, number];
  readonly pixel: number;
}

/** Visible space around the wheel, in radii: the flapper above, the quay below, a margin beside it. */
const above = 1.25;
const below = 1.27;
const beside = 1.09;

export function layoutOf({ width, height }: { width: number; height: number }): Layout {
  const radius = Math.min(height / (above + below), width / (2 * beside));
  // In a tall picture, there is more sky than water.
  const spare = height - (above + below) * radius;
  const centerY = below * radius + spare * 0.36;
  return {
    center: [0, (2 * centerY) / height - 1],
    radius: [(2 * radius) / width, (2 * radius) / height],
    pixel: 1 / radius,
  };
}
