import { brand } from '#domain/operator/brand';
import { escapeXml } from './escape-xml';

/** Measures of a banner in pixels; the usual ones of advertising places. */
export interface BannerSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const bannerSizes: readonly BannerSize[] = [
  { name: 'Rectangle', width: 300, height: 250 },
  { name: 'Leaderboard', width: 728, height: 90 },
  { name: 'Skyscraper', width: 160, height: 600 },
  { name: 'Social media', width: 1200, height: 630 },
];

const legal = `No purchase necessary. ${brand.minimumAge}+. Play responsibly.`;
/** The text of the image, for readers who do not see it. */
const alternative = `${brand.name}: ${brand.promise} ${legal}`;
const call = 'See the odds';

/**
 * Draws a banner as an SVG file that needs no other file, with the harbor at night and the line that the terms require. Opened or embedded as
 * an object, it leads to the address itself; as an image, the link around it does.
 */
export function bannerSvg({ width, height }: BannerSize, address: string): string {
  const text = width > height * 3 ? inARow(width, height) : stacked(width, height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Sora, Manrope, system-ui, sans-serif">`,
    `<title>${escapeXml(`${brand.name}: ${brand.promise}`)}</title>`,
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1a1147"/><stop offset="1" stop-color="#070b1c"/></linearGradient></defs>',
    `<a href="${escapeXml(address)}" target="_blank" rel="sponsored">`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    skyline(width, height),
    text,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="#2fd6a3"/>`,
    '</a></svg>',
  ].join('');
}

/** The HTML that shows a banner on a page, once its file lies beside the page. */
export function bannerHtml(size: BannerSize, address: string): string {
  const { width, height } = size;
  return `<a href="${escapeXml(address)}" rel="sponsored"><img src="${bannerFile(size)}" width="${width}" height="${height}" alt="${escapeXml(alternative)}"></a>`;
}

/** The name of the file of a banner. */
export function bannerFile({ width, height }: BannerSize, format: 'svg' | 'png' = 'svg'): string {
  return `${brand.name.toLowerCase().replaceAll(' ', '-')}-${width}x${height}.${format}`;
}

/** Name, promise and call side by side. */
function inARow(width: number, height: number): string {
  const button = { width: height * 1.9, height: height * 0.46 };
  return [
    line(brand.name, {
      x: height * 0.3,
      y: height * 0.42,
      size: height * 0.32,
      fill: '#2fd6a3',
      weight: 700,
    }),
    line(brand.promise, { x: height * 0.3, y: height * 0.66, size: height * 0.16 }),
    line(legal, { x: height * 0.3, y: height * 0.87, size: height * 0.125, fill: '#d3dbf5' }),
    callButton({ ...button, x: width - button.width - height * 0.3, y: (height - button.height) / 2 }),
  ].join('');
}

/** Name, promise, call and the required line below each other. */
function stacked(width: number, height: number): string {
  const unit = Math.min(width, height * 1.1);
  const center = { x: width / 2, anchor: 'middle' };
  const [first = '', second = ''] = halves(brand.promise);
  const [terms = '', more = ''] = halves(legal);
  // The required line stays readable in the narrowest banner.
  const small = Math.max(unit * 0.045, 9);
  const button = { width: unit * 0.6, height: unit * 0.16 };
  return [
    line(brand.name, { ...center, y: height * 0.24, size: unit * 0.115, fill: '#2fd6a3', weight: 700 }),
    line(first, { ...center, y: height * 0.24 + unit * 0.12, size: unit * 0.062 }),
    line(second, { ...center, y: height * 0.24 + unit * 0.2, size: unit * 0.062 }),
    callButton({ ...button, x: (width - button.width) / 2, y: height * 0.24 + unit * 0.28 }),
    line(terms, { ...center, y: height - small * 1.9, size: small, fill: '#d3dbf5' }),
    line(more, { ...center, y: height - small * 0.7, size: small, fill: '#d3dbf5' }),
  ].join('');
}

function callButton(at: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = at;
  const text = { x: x + width / 2, y: y + height * 0.65, size: height * 0.42, anchor: 'middle', weight: 700 };
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="#4a1d7a" stroke="#f3c64e"/>${line(call, text)}`;
}

/** Towers of the harbor and their reflection, behind the text. */
function skyline(width: number, height: number): string {
  const towers = Array.from({ length: 12 }, (_each, index) => {
    const tall = height * (0.18 + ((index * 7) % 5) * 0.05);
    return `<rect x="${(width / 12) * index}" y="${height - tall}" width="${width / 14}" height="${tall}"/>`;
  });
  const moon = Math.min(width, height) * 0.06;
  return `<circle cx="${width - moon * 1.4}" cy="${moon * 1.4}" r="${moon}" fill="#f3c64e" opacity="0.5"/><g fill="#1a2550" opacity="0.7">${towers.join('')}</g>`;
}

function line(
  text: string,
  {
    x,
    y,
    size,
    fill = '#eef1fb',
    anchor = 'start',
    weight = 500,
  }: { x: number; y: number; size: number; fill?: string; anchor?: string; weight?: number },
): string {
  return `<text x="${x}" y="${y}" font-size="${Math.round(size * 10) / 10}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

/** Splits a text near its middle, between words. */
function halves(text: string): readonly string[] {
  const middle = text.indexOf(' ', Math.floor(text.length / 2) - 1);
  return middle === -1 ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}
