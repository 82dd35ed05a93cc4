import { pictureOf } from './court-art';
import { pipsOf } from './pips';
import { glyphOf } from './rank-glyphs';
import { suitOf } from './suits';
import { path, svg } from './svg';

const gold = '#d9a12b';
const inks = { red: '#c2173d', black: '#141d47' };

/**
 * Draws a card's face twice: `card__wide` with pips or a picture, and `card__narrow` with only rank and suit, as large as possible, for
 * cards narrower than a thumb. The style sheet shows one of them.
 */
export function cardFace(card: string): SVGElement {
  const ink = suitOf(card).isRed ? inks.red : inks.black;
  return svg('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true', focusable: 'false' }, [
    svg('g', { class: 'card__wide' }, [
      corner(card, ink),
      svg('g', { transform: 'rotate(180 50 70)' }, [corner(card, ink)]),
      ...middle(card, ink),
    ]),
    svg('g', { class: 'card__narrow' }, [
      rank(card, { ink, x: 10, y: 10, height: 52 }),
      suit(card, { ink, x: 63, y: 98, size: 62 }),
    ]),
  ]);
}

function corner(card: string, ink: string): SVGElement {
  const { width } = glyphOf(card);
  const height = 19;
  return svg('g', {}, [
    rank(card, { ink, x: 13 - (width * height) / 200, y: 8, height }),
    suit(card, { ink, x: 13, y: 38, size: 13.5 }),
  ]);
}

function middle(card: string, ink: string): SVGElement[] {
  const picture = pictureOf(card, { suit: ink, gold });
  if (picture) return framed(card, ink, picture);
  if (card.startsWith('A')) return [ring(), suit(card, { ink, x: 50, y: 70, size: 50 })];
  return pipsOf(card).map(([x, y]) => suit(card, { ink, x, y, size: 18.5, isUpsideDown: y > 70 }));
}

function framed(card: string, ink: string, picture: SVGElement): SVGElement[] {
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
    suit(card, { ink, x: 50, y: 106, size: 15 }),
  ];
}

function ring(): SVGElement {
  return svg('g', { fill: 'none', stroke: gold, 'stroke-linecap': 'round' }, [
    svg('circle', { cx: 50, cy: 70, r: 33, 'stroke-width': 1.6 }),
    svg('circle', { cx: 50, cy: 70, r: 36.5, 'stroke-width': 0.7, 'stroke-dasharray': '0.1 3.5' }),
  ]);
}

function rank(
  card: string,
  { ink, x, y, height }: { ink: string; x: number; y: number; height: number },
): SVGElement {
  return path(glyphOf(card).strokes, {
    transform: `translate(${x} ${y}) scale(${height / 100})`,
    fill: 'none',
    stroke: ink,
    'stroke-width': 14,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function suit(
  card: string,
  {
    ink,
    x,
    y,
    size,
    isUpsideDown = false,
  }: { ink: string; x: number; y: number; size: number; isUpsideDown?: boolean },
): SVGElement {
  const turn = isUpsideDown ? ' rotate(180)' : '';
  return path(suitOf(card).shape, {
    transform: `translate(${x} ${y}) scale(${size / 100})${turn}`,
    fill: ink,
  });
}
