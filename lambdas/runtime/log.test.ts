import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog, logLines } from './log';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Writes one line to a function's log and parses it as CloudWatch stores it. */
function lineOf(functionName: string, service: string, details?: Record<string, unknown>) {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', functionName);
  // Makes Powertools write to the global console: https://docs.aws.amazon.com/powertools/typescript/latest/environment-variables/
  vi.stubEnv('POWERTOOLS_DEV', 'true');
  const written: string[] = [];
  for (const method of ['info', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void written.push(String(line)));
  createLog(service)(logLines.requestFailed, details);
  expect(written).toHaveLength(1);
  return JSON.parse(written[0] ?? '') as Record<string, unknown>;
}

describe('createLog', () => {
  it('includes the function name, since all functions share one log group', () => {
    const [one, other] = ['Prod-Play', 'Prod-Coins'].map((name) => lineOf(name, 'settle-referrals'));

    expect(one).toMatchObject({ function: 'Prod-Play', service: 'settle-referrals' });
    expect(other).toMatchObject({ function: 'Prod-Coins', service: 'settle-referrals' });
  });

  it('includes the level and the code for metric filters and searches', () => {
    const failed = lineOf('Prod-Play', 'play', { error: new Error('Out of reach'), player: 'p' });

    expect(failed).toMatchObject({ level: 'ERROR', code: 'REQUEST_FAILED', player: 'p' });
    expect(lineOf('Prod-Play', 'play')).toMatchObject({ level: 'INFO', code: 'REQUEST_FAILED' });
  });
});
