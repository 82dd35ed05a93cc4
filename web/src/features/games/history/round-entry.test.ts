import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { RoundEntry } from './round-entry';

it('loads nothing for the proof of a round that is closed', () => {
  let proofs = 0;
  const renderProof = () => {
    proofs += 1;
    return 'the proof';
  };

  const html = renderToStaticMarkup(
    createElement(RoundEntry, {
      round: exampleRound(),
      sketch: () => ({ picture: null }),
      onReplay: null,
      renderProof,
    }),
  );

  expect(html).toContain('<summary>Verify</summary>');
  expect(proofs).toBe(0);
});
