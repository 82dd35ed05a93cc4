import { pictureOf } from './court-art';
import { pipsOf } from './pips';
import { type Place, placedShape } from './placed-shape';
import { glyphOf } from './rank-glyphs';
import { suitOf } from './suits';
import { path, svg } from './svg';

const gold = '#d9a12b';
const inks = { red: '#c2173d', black: '#141d47' };

/** Middle of the face, around which one corner turns into the other. */
const center = { x: 50, y: 70 };

const drawn = new Map<string, SVGElement>();

/**
 * A card's face, twice: `card__wide` with pips or a picture, and `card__narrow` with only rank and suit, as large as possible, for cards
 * narrower than a thumb. The style sheet shows one of them.
 */
export function cardFace(card: string): SVGElement {
  const face = drawn.get(card) ?? drawFace(card);
  drawn.set(card, face);
  return document.importNode(face, true);
}

/** All ranks are one path, and all suits, since the browser computes the style of each element while a card is dealt. */
function drawFace(card: string): SVGElement {
  const ink = suitOf(card).isRed ? inks.red : inks.black;
  return svg('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true', focusable: 'false' }, [
    svg('g', { class: 'card__wide' }, [
      ...middle(card, ink),
      ranks(card, ink, bothCorners(rankInCorner(card)), cornerRank),
      suits(card, ink, [...bothCorners(suitInCorner), ...suitsInside(card)]),
    ]),
    svg('g', { class: 'card__narrow' }, [
      ranks(card, ink, [{ x: 10, y: 10, scale: narrowRank }], narrowRank),
      suits(card, ink, [{ x: 63, y: 98, scale: 0.62 }]),
    ]),
  ]);
}

/** Sizes of a rank, in a corner and alone. */
const [cornerRank, narrowRank] = [0.19, 0.52];
const suitInCorner: Place = { x: 13, y: 38, scale: 0.135 };

function rankInCorner(card: string): Place {
  return { x: 13 - (glyphOf(card).width * cornerRank) / 2, y: 8, scale: cornerRank };
}

function bothCorners({ x, y, scale }: Place): Place[] {
  return [
    { x, y, scale },
    { x: 2 * center.x - x, y: 2 * center.y - y, scale: -scale },
  ];
}

/** The suits between the corners: the pips, the large one of an ace, or the one below a picture. */
function suitsInside(card: string): Place[] {
  if (card.startsWith('A')) return [{ ...center, scale: 0.5 }];
  const pips = pipsOf(card);
  if (pips.length === 0) return [{ x: 50, y: 106, scale: 0.15 }];
  return pips.map(([x, y]) => ({ x, y, scale: y > center.y ? -0.185 : 0.185 }));
}

/** What only aces and pictures have. */
function middle(card: string, ink: string): SVGElement[] {
  const picture = pictureOf(card, { suit: ink, gold });
  if (picture) return framed(picture);
  return card.startsWith('A') ? [ring()] : [];
}

function framed(picture: SVGElement): SVGElement[] {
  picture.setAttribute('transform', 'translate(50 64) scale(.5)');
  return [
    svg('rect', {
      x: 23,
      y: 22,
      width: 54,
      height: 96,
      rx: 7,
      fill: gold,
      'fill-opacity': 0.1,
      stroke: gold,
      'stroke-width': 1.2,
    }),
    picture,
  ];
}

function ring(): SVGElement {
  return svg('g', { fill: 'none', stroke: gold, 'stroke-linecap': 'round' }, [
    svg('circle', { cx: 50, cy: 70, r: 33, 'stroke-width': 1.6 }),
    svg('circle', { cx: 50, cy: 70, r: 36.5, 'stroke-width': 0.7, 'stroke-dasharray': '0.1 3.5' }),
  ]);
}

/** @param scale  the size of each place */
function ranks(card: string, ink: string, places: readonly Place[], scale: number): SVGElement {
  return path(shapes(glyphOf(card).strokes, places), {
    fill: 'none',
    stroke: ink,
    'stroke-width': 14 * scale,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function suits(card: string, ink: string, places: readonly Place[]): SVGElement {
  return path(shapes(suitOf(card).shape, places), { fill: ink });
}

function shapes(d: string, places: readonly Place[]): string {
  return places.map((place) => placedShape(d, place)).join('');
}
