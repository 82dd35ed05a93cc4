import { path, svg } from './svg';

/** Colors and shape for a picture in a suit's color; the picture's box goes from −50 to 50 both ways. */
interface Ink {
  readonly suit: string;
  readonly gold: string;
}

type Picture = (ink: Ink) => SVGElement[];

/** A junk under sail. */
const junk: Picture = ({ suit, gold }) => [
  path('M-2-50V26M-34-26V22', { stroke: gold, 'stroke-width': 4, 'stroke-linecap': 'round' }),
  path('M4-46C24-44 38-30 44-12L40 18C24 24 12 24 2 20C8-2 8-24 4-46Z', { fill: suit }),
  path('M-8-40C-2-20-4 2-8 20C-14 22-18 22-24 20C-18-4-16-24-8-40Z', { fill: suit, opacity: 0.72 }),
  path('M-37-24C-32-10-34 6-37 18C-41 20-44 20-48 18C-43 0-42-12-37-24Z', { fill: suit, opacity: 0.5 }),
  path('M8-30C20-29 30-22 36-14M8-12C22-13 32-8 42-2M6 6C20 4 30 6 41 9', {
    stroke: '#fff',
    'stroke-opacity': 0.75,
    'stroke-width': 2.4,
    fill: 'none',
    'stroke-linecap': 'round',
  }),
  path('M-50 24L-38 32H30L36 22H50C46 40 36 47 20 48H-24C-40 46-48 36-50 24Z', { fill: gold }),
  path('M-36 38H38', { stroke: suit, 'stroke-width': 3, 'stroke-linecap': 'round' }),
];

/** A lotus in full flower. */
const lotus: Picture = ({ suit, gold }) => [
  path('M0 34C-26 38-44 26-50 4C-36 2-20 8-8 22ZM0 34C26 38 44 26 50 4C36 2 20 8 8 22Z', {
    fill: suit,
    opacity: 0.5,
  }),
  path('M0 34C-24 24-36 4-34-22C-18-16-6-2 0 16ZM0 34C24 24 36 4 34-22C18-16 6-2 0 16Z', {
    fill: suit,
    opacity: 0.75,
  }),
  path('M0 34C-16 14-18-22 0-48C18-22 16 14 0 34Z', { fill: suit }),
  path('M0 22C-6 4-6-16 0-32C6-16 6 4 0 22Z', { fill: '#fff', opacity: 0.28 }),
  path('M-40 42Q-20 34 0 42T40 42', {
    stroke: gold,
    'stroke-width': 5,
    fill: 'none',
    'stroke-linecap': 'round',
  }),
  path('M-22 50Q0 42 22 50', { stroke: gold, 'stroke-width': 4, fill: 'none', 'stroke-linecap': 'round' }),
];

/** A crown over waves. */
const crown: Picture = ({ suit, gold }) => [
  path('M-44 22L-50-26L-24-4L0-46L24-4L50-26L44 22Z', {
    fill: gold,
    stroke: suit,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  }),
  path('M-44 22H44L42 36H-42Z', { fill: suit }),
  ...[
    [-50, -30],
    [0, -48],
    [50, -30],
  ].map(([x, y]) => svg('circle', { cx: x!, cy: y!, r: 6.5, fill: suit })),
  path('M0-22L12-4L0 14L-12-4Z', { fill: suit }),
  path('M-29 2L-23 10L-29 18L-35 10ZM29 2L35 10L29 18L23 10Z', { fill: suit, opacity: 0.7 }),
  path('M-38 48Q-19 40 0 48T38 48', {
    stroke: gold,
    'stroke-width': 5,
    fill: 'none',
    'stroke-linecap': 'round',
  }),
];

const pictures: Readonly<Record<string, Picture>> = { J: junk, Q: lotus, K: crown };

/** Draws the picture of a court card; null for any other. */
export function pictureOf(card: string, ink: Ink): SVGElement | null {
  const picture = pictures[card.charAt(0)];
  return picture ? svg('g', {}, picture(ink)) : null;
}
