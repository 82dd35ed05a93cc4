import { describe, expect, it } from 'vitest';
import { brand } from '#domain/operator/brand';
import { bannerFile, bannerHtml, bannerSizes, bannerSvg } from './banner-svg';
import { readXml } from './xml-fixture';

/** An address with every character that XML reserves. */
const address = 'https://play.example/Slots?ref=H7QMX2&sub="a<b"';

describe.each(bannerSizes)('the banner $name', (size) => {
  it('is well-formed XML with its measures, the required line and the address of the link', () => {
    const [svg, ...elements] = readXml(bannerSvg(size, address));

    expect(svg).toMatchObject({
      name: 'svg',
      attributes: { width: String(size.width), height: String(size.height) },
    });
    expect(elements.find(({ name }) => name === 'a')?.attributes['href']).toBe(address);
    const lines = elements.filter(({ name }) => name === 'text').map(({ text }) => text);
    expect(lines.join(' ')).toContain(`No purchase necessary. ${brand.minimumAge}+. Play responsibly.`);
    expect(lines.join(' ')).toContain(brand.promise);
  });

  it('is shown by HTML that marks the link as advertising and describes the image by all its text', () => {
    const [link, image, ...others] = readXml(bannerHtml(size, address).replace(/>(?=<\/a>)/, '/>'));

    expect(others).toEqual([]);
    expect(link).toMatchObject({ name: 'a', attributes: { href: address, rel: 'sponsored' } });
    expect(image?.attributes).toEqual({
      src: bannerFile(size),
      width: String(size.width),
      height: String(size.height),
      alt: `${brand.name}: ${brand.promise} No purchase necessary. ${brand.minimumAge}+. Play responsibly.`,
    });
  });
});
