import { describe, expect, it } from 'vitest';
import { bannerFile, bannerHtml, bannerSizes, bannerSvg } from './banner-svg';

const address = 'https://play.example/Slots?ref=H7QMX2&sub=a';

describe.each(bannerSizes)('the banner $name', (size) => {
  it('has its measures, the required line and the address of the link', () => {
    const svg = bannerSvg(size, address);

    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${size.width}" height="${size.height}"`));
    expect(svg.replaceAll(/<[^>]+>/g, ' ')).toMatch(/No purchase\s+necessary\.\s+21\+\./);
    expect(svg).toContain('href="https://play.example/Slots?ref=H7QMX2&amp;sub=a"');
    expect(svg.match(/<text/g)).toHaveLength(svg.match(/<\/text>/g)?.length ?? 0);
  });

  it('is shown by HTML that marks the link as advertising', () => {
    expect(bannerHtml(size, address)).toBe(
      `<a href="https://play.example/Slots?ref=H7QMX2&amp;sub=a" rel="sponsored"><img src="${bannerFile(size)}" width="${size.width}" height="${size.height}" alt="Jade Harbour"></a>`,
    );
  });
});
