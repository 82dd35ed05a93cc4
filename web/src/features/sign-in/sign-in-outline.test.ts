import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignInOutline } from './sign-in-outline';

it('SignInOutline leaves the only h1 to the outline of the page in whose HTML it stands', () => {
  const markup = renderToStaticMarkup(createElement(SignInOutline));

  expect(markup).toContain('Welcome back</h2>');
  expect(markup).not.toContain('<h1');
});
