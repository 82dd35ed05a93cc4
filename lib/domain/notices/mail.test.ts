import { describe, expect, it } from 'vitest';
import { noticeMail } from './mail';

const copy = { title: 'Receipt: $9.99', text: 'You paid $9.99.', link: '/Coins' };

describe('noticeMail', () => {
  it('renders the same content as text and HTML, with links to the page and the settings', () => {
    const mail = noticeMail(copy, { siteOrigin: 'https://play.example.com', why: null });

    expect(mail.subject).toBe('Receipt: $9.99');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('You paid $9.99.');
      expect(body).toContain('https://play.example.com/Coins');
      expect(body).toContain('https://play.example.com/Account/notices');
      expect(body).toContain('Choose which emails');
    }
  });

  it('states why the category cannot be turned off', () => {
    const mail = noticeMail(copy, { siteOrigin: null, why: 'A receipt is your proof.' });

    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('A receipt is your proof.');
      expect(body).not.toContain('Choose which emails');
    }
  });

  it('names only the path when the origin is unknown', () => {
    const { text, html } = noticeMail(copy, { siteOrigin: null, why: null });

    expect(text + html).not.toMatch(/https?:|<a /);
    expect(text).toContain('See more at Jade Harbour at /Coins.');
  });

  it('escapes every value in HTML', () => {
    const { html } = noticeMail(
      { title: '<b>"1" & 2</b>', text: '<script>1</script>', link: '/a"b' },
      { siteOrigin: 'https://play.example.com', why: '<i>' },
    );

    expect(html).not.toMatch(/<b>|<script>|<i>|a"b/);
    expect(html).toContain('&lt;b&gt;&quot;1&quot; &amp; 2&lt;/b&gt;');
  });
});
