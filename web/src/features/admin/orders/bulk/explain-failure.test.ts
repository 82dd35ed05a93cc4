import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { explainFailure } from './explain-failure';

const refusal = (code: string, details?: object) =>
  new ApiRefusal({ status: 409, code, message: 'No.', details });

describe('explainFailure', () => {
  it('names the status to which another admin moved the order', () => {
    const failure = refusal('orders/step-refused', { from: 'declined', to: 'approved' });

    expect(explainFailure(failure)).toBe('It is declined already.');
  });

  it('names what the player lacks, and otherwise what happened', () => {
    expect(explainFailure(refusal('identity/needed', { above: 1, ordered: 2 }))).toMatch(/identity/);
    expect(explainFailure(refusal('request/unreachable'))).toBe('A network error has occurred.');
  });
});
