import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callPlayFabOps } from '#web/lib/api/amplify-rest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { loadOverview } from './load-overview';

vi.mock('#web/lib/api/amplify-rest');

const unavailable = new ApiRefusal({ status: 503, code: 'request/unavailable', message: '' });
const refund = { player: 'mei', purchase: 'p', cents: 499, failures: 3, state: 'given-up' };

/** Answers of the API by the end of their path; a refusal is thrown. */
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = {
    overview: { days: 7 },
    alarms: { alarms: ['an alarm'] },
    'failed-refunds': { items: [refund] },
  };
  vi.mocked(callPlayFabOps).mockImplementation(async (_method, { path }) => {
    const answer = answers[path.replace(/^.*\/|\?.*$/g, '')];
    if (answer instanceof ApiRefusal) throw answer;
    return answer;
  });
});

describe('loadOverview', () => {
  it('returns work, alarms and failed refunds', async () => {
    expect(await loadOverview(7)).toEqual({
      overview: { days: 7 },
      alarms: ['an alarm'],
      failedRefunds: [refund],
    });
  });

  it('returns no failed refunds, and everything else, when the function of coins fails', async () => {
    answers['failed-refunds'] = unavailable;

    expect(await loadOverview(7)).toEqual({
      overview: { days: 7 },
      alarms: ['an alarm'],
      failedRefunds: null,
    });
  });

  it('rejects when the overview itself cannot be read', async () => {
    answers['overview'] = unavailable;

    await expect(loadOverview(7)).rejects.toBe(unavailable);
  });
});
