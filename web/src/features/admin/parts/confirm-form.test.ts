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
  it('limits the reason by its contract', () => {
    expect(setup({ label: 'Reason' })).toContain('maxLength="200"');
  });

  it('offers several reasons', () => {
    const html = setup({ label: 'Reason', choices: [{ value: 'spam', label: 'Spam' }] });

    expect(html).toContain('<option value="spam">Spam</option>');
  });

  it('says what will happen, and asks for no reason where none is needed', () => {
    const html = setup();

    expect(html).toContain('Final.');
    expect(html).not.toMatch(/<select|<input|disabled/);
  });
});
