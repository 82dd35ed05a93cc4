import type { Ref } from 'react';
import { formatAmount } from '#web/lib/format/coins';
import type { Slice } from './wheel-slices';

const radius = 188;
const middle = 220;
/** A narrower slice has no room for its label; it gets a flag outside the rim. */
const readableDegrees = 10;

/** The wheel drawn to scale; `turning` receives the group that rotates. */
export function WheelFace({ slices, turning }: { slices: readonly Slice[]; turning: Ref<SVGGElement> }) {
  return (
    <svg className="wheel-face night" viewBox="0 0 440 440" aria-hidden="true">
      <circle className="wheel-rim" cx={middle} cy={middle} r={radius + 14} />
      <g ref={turning} className="wheel-turning">
        {slices.map((slice, index) => (
          <path
            key={slice.start}
            className={`wheel-slice wheel-slice-${slice.segment}`}
            data-odd={index % 2 === 1 || undefined}
            d={sector(slice)}
          />
        ))}
        {slices.map((slice) => (
          <SliceCopy key={slice.start} slice={slice} />
        ))}
        {slices.map(({ start }) => (
          <circle key={start} className="wheel-peg" {...pointAt(start, radius + 7)} r="2.6" />
        ))}
      </g>
      <circle className="wheel-hub" cx={middle} cy={middle} r="44" />
      <path
        className="wheel-hub-mark"
        d="M220 194c13 7 20 19 21 33h-21v-33Zm-4 9c-8 6-13 14-13.5 24h13.5v-24ZM198 233c5.5 0 5.5 4 11.5 4s6-4 11.5-4 6 4 11.5 4 6-4 11.5-4"
      />
      <path className="wheel-pointer" d="M220 46 206 10c-2-6 2-8 6-8h16c4 0 8 2 6 8Z" />
    </svg>
  );
}

function SliceCopy({ slice: { start, size, sweeps } }: { slice: Slice }) {
  const angle = start + size / 2;
  const text = formatAmount('sweeps', sweeps);
  if (size >= readableDegrees) {
    return (
      <text
        className="wheel-figure"
        transform={`rotate(${angle - 90} ${middle} ${middle}) translate(${middle + radius - 16} ${middle})`}
      >
        {text}
      </text>
    );
  }
  const at = pointAt(angle, radius + 10);
  return (
    <g transform={`translate(${at.cx} ${at.cy}) rotate(${angle})`}>
      <circle className="wheel-flag" r="9" />
      <text className="wheel-flag-figure">{Math.round(sweeps / 100)}</text>
    </g>
  );
}

function sector({ start, size }: Slice): string {
  const from = pointAt(start, radius);
  const to = pointAt(start + size, radius);
  const isLarge = size > 180 ? 1 : 0;
  return `M${middle} ${middle}L${from.cx} ${from.cy}A${radius} ${radius} 0 ${isLarge} 1 ${to.cx} ${to.cy}Z`;
}

/** A point on a circle around the middle; 0 degrees is at the top, at the pointer. */
function pointAt(degrees: number, distance: number): { cx: number; cy: number } {
  const radians = ((degrees - 90) / 180) * Math.PI;
  return {
    cx: rounded(middle + distance * Math.cos(radians)),
    cy: rounded(middle + distance * Math.sin(radians)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
