import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import QrCode from './qr-code';
import { qrSvg } from './qr-code-files';

const address = 'https://play.example/?ref=H7QMX2';

it('shows the code with its address as text alternative and as text, and offers both files', () => {
  const html = renderToStaticMarkup(createElement(QrCode, { address, file: 'jade-harbour-qr-H7QMX2' }));

  expect(html).toContain(`alt="QR code that opens ${address}"`);
  expect(html).toContain(encodeURIComponent(qrSvg(address)).replaceAll("'", '&#x27;'));
  expect(html).toMatch(/>https:\/\/play\.example\/\?ref=H7QMX2<\/p>/);
  expect(html).toContain('Download SVG');
  expect(html).toContain('Download PNG');
});
