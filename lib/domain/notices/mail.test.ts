import { describe, expect, it } from 'vitest';
import { noticeMail } from './mail';

const words = { title: 'Receipt: $9.99', text: 'You paid $9.99.', link: '/Coins' };

describe('a notice as an e-mail', () => {
  it('says the same as text and as HTML, with links to its page and to what the player may choose', () => {
    const mail = noticeMail(words, { siteOrigin: 'https://play.example.com', why: null });

    expect(mail.subject).toBe('Receipt: $9.99');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('You paid $9.99.');
      expect(body).toContain('https://play.example.com/Coins');
      expect(body).toContain('https://play.example.com/Account/notices');
      expect(body).toContain('You decide');
    }
  });

  it('says why it cannot be turned off, where that is so', () => {
    const mail = noticeMail(words, { siteOrigin: null, why: 'A receipt is your proof.' });

    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('A receipt is your proof.');
      expect(body).not.toContain('You decide');
    }
  });

  it('names the page alone of a site that does not know its own address', () => {
    const { text, html } = noticeMail(words, { siteOrigin: null, why: null });

    expect(text + html).not.toMatch(/https?:|<a /);
    expect(text).toContain('See more at Jade Harbour, at /Coins.');
  });

  it('puts no word of a notice into HTML as it is', () => {
    const { html } = noticeMail(
      { title: '<b>"1" & 2</b>', text: '<script>1</script>', link: '/a"b' },
      { siteOrigin: 'https://play.example.com', why: '<i>' },
    );

    expect(html).not.toMatch(/<b>|<script>|<i>|a"b/);
    expect(html).toContain('&lt;b&gt;&quot;1&quot; &amp; 2&lt;/b&gt;');
  });
});
