const coinHeight = 9;
const coinRadius = 24;

/** Heights of the stacks, tallest in the middle; each tier is slightly larger than the one before. */
const tiers: readonly (readonly number[])[] = [
  [2],
  [3, 2],
  [4, 3, 2],
  [3, 5, 3],
  [4, 6, 4, 2],
  [3, 6, 8, 5],
  [4, 7, 9, 6, 3],
  [5, 8, 11, 8, 5],
];

/** The largest tier, counted from 0. */
const tallestTier = tiers.length - 1;

/**
 * A pile of gold that grows with the package.
 *
 * @param tier  0 for the smallest
 */
export function CoinPile({ tier }: { tier: number }) {
  const stacks = tiers[Math.min(Math.max(tier, 0), tallestTier)] ?? [];
  const width = (stacks.length - 1) * coinRadius * 1.5;
  return (
    <svg className="coin-pile night" viewBox="0 0 240 132" aria-hidden="true">
      <ellipse className="coin-pile-shadow" cx="120" cy="118" rx={width / 2 + 46} ry="10" />
      {stacks.map((height, index) => {
        const middle = 120 - width / 2 + index * coinRadius * 1.5;
        const ground = index % 2 === 0 ? 110 : 116;
        return (
          <g key={index}>
            {Array.from({ length: height }, (_, coin) => (
              <Coin key={coin} x={middle} y={ground - coin * coinHeight} isTop={coin === height - 1} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

function Coin({ x, y, isTop }: { x: number; y: number; isTop: boolean }) {
  return (
    <>
      <path
        className="coin-pile-edge"
        d={`M${x - coinRadius} ${y}v-${coinHeight}a${coinRadius} 8 0 0 1 ${coinRadius * 2} 0v${coinHeight}a${coinRadius} 8 0 0 1-${coinRadius * 2} 0Z`}
      />
      <ellipse className="coin-pile-face" cx={x} cy={y - coinHeight} rx={coinRadius} ry="8" />
      {isTop && (
        <path
          className="coin-pile-star"
          transform={`translate(${x} ${y - coinHeight}) scale(1 0.36)`}
          d="m0-14 3.8 8.6 9.4.9-7.1 6.2 2.1 9.2L0 6.1l-8.2 4.8 2.1-9.2-7.1-6.2 9.4-.9Z"
        />
      )}
    </>
  );
}
