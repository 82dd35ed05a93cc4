import { colorOf } from '../felt/field-names';
import { wheelOrder } from './ball';

const svgNamespace = 'http://www.w3.org/2000/svg';
const degrees = 360 / wheelOrder.length;

/** Radii of the wheel in its own units: edge, number ring, pockets and cone. */
const [edge, numbers, pockets, cone] = [100, 84, 62, 46] as const;

const fills = { red: '#b3202e', black: '#10142b', zero: '#0f8a5f' } as const;

/** Draws the turning part of the wheel, zero on top. */
export function wheelArt(red: readonly number[]): SVGSVGElement {
  const art = drawn('svg', { viewBox: '-100 -100 200 200', class: 'wheel' });
  art.append(
    gradient('cone-light', [
      ['0', '#f0c878'],
      ['0.35', '#a96a2c'],
      ['1', '#4a2413'],
    ]),
    drawn('circle', { r: edge, fill: '#3a1d12' }),
    ...wheelOrder.flatMap((number, index) => pocket(number, index * degrees, red)),
    drawn('circle', { r: numbers, fill: 'none', stroke: '#e6bd62', 'stroke-width': 0.8 }),
    drawn('circle', { r: edge - 1, fill: 'none', stroke: '#e6bd62', 'stroke-width': 1.6 }),
    drawn('circle', { r: pockets - 2, fill: 'none', stroke: '#e6bd62', 'stroke-width': 0.8 }),
    drawn('circle', { r: cone, fill: 'url(#cone-light)', stroke: '#e6bd62', 'stroke-width': 1.4 }),
    ...turret(),
  );
  return art;
}

function pocket(number: number, at: number, red: readonly number[]): SVGElement[] {
  const fill = fills[colorOf(number, red)];
  const from = at - degrees / 2;
  const to = at + degrees / 2;
  const text = drawn('text', {
    y: -(numbers + edge) / 2 + 3.4,
    transform: `rotate(${at})`,
    'text-anchor': 'middle',
    'font-size': 9.4,
    'font-weight': 700,
    fill: '#ffffff',
  });
  text.textContent = String(number);
  return [
    drawn('path', { d: ring(from, to, numbers, edge - 1), fill }),
    drawn('path', { d: ring(from, to, cone, numbers), fill, 'fill-opacity': 0.82 }),
    drawn('path', {
      d: `M${point(from, cone)}L${point(from, edge - 1)}`,
      stroke: '#e6bd62',
      'stroke-width': 0.7,
    }),
    text,
  ];
}

/** The cross of four arms in the middle. */
function turret(): SVGElement[] {
  const arms = [0, 90, 180, 270].flatMap((at) => [
    drawn('path', {
      d: 'M-3 -8L-1.6 -30L1.6 -30L3 -8Z',
      transform: `rotate(${at})`,
      fill: '#f3d58a',
      stroke: '#7a4a17',
      'stroke-width': 0.6,
    }),
    drawn('circle', { cy: -32, r: 3.6, transform: `rotate(${at})`, fill: '#ffe9b0', stroke: '#7a4a17' }),
  ]);
  return [
    ...arms,
    drawn('circle', { r: 11, fill: '#e0ab4e', stroke: '#7a4a17' }),
    drawn('circle', { r: 5.5, fill: '#fff3cf' }),
  ];
}

/** A ring segment between two angles, in degrees clockwise from the top. */
function ring(from: number, to: number, inner: number, outer: number): string {
  return [
    `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}`,
    `L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`,
  ].join('');
}

function point(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(Math.sin(radians) * radius).toFixed(3)} ${(-Math.cos(radians) * radius).toFixed(3)}`;
}

function gradient(id: string, stops: readonly (readonly [string, string])[]): SVGElement {
  const paint = drawn('radialGradient', { id, cx: 0.38, cy: 0.32, r: 0.8 });
  paint.append(...stops.map(([offset, color]) => drawn('stop', { offset, 'stop-color': color })));
  return paint;
}

function drawn<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(svgNamespace, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}
