import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfirmForm } from './confirm-form';
import type { ReasonInput } from './reason';

function setup(reason?: ReasonInput<string>): string {
  const props = { submit: 'Cancel the draw', act: async () => null, onDone: () => undefined };
  return renderToStaticMarkup(createElement(ConfirmForm, { ...props, ...(reason && { reason }) }, 'Final.'));
}

describe('ConfirmForm', () => {
  it('cannot be confirmed before a reason has been typed, which has a limit', () => {
    const html = setup({ label: 'Reason' });

    expect(html).toContain('maxLength="200"');
    expect(html).toMatch(/<button type="submit"[^>]* disabled="">Cancel the draw/);
  });

  it('can be confirmed with the first of several reasons', () => {
    const html = setup({ label: 'Reason', choices: [{ value: 'spam', label: 'Spam' }] });

    expect(html).toContain('<option value="spam" selected="">Spam</option>');
    expect(html).not.toContain('disabled');
  });

  it('says what will happen, and asks for no reason where none is needed', () => {
    const html = setup();

    expect(html).toContain('Final.');
    expect(html).not.toMatch(/<select|<input|disabled/);
  });
});
