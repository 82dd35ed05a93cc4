import { updatePassword } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { fetchSession } from '#web/lib/session/amplify-session';
import { settleSessionEnd } from '#web/lib/session/session-end';
import { changePassword } from './change-password';
import { reauthenticate } from './cognito';

vi.mock('aws-amplify/auth');
vi.mock('#web/lib/session/amplify-session');
vi.mock('#web/lib/api/play-fab-ops');
vi.mock('#web/lib/session/session-end');
vi.mock('#web/lib/session/stored-session');
vi.mock('./cognito');

const change = { email: 'mei@jade.test', before: 'Old-One-123', after: 'New-One-123' };
const away = new Error('away');

/** Returns the calls in order. */
function setup() {
  const done: string[] = [];
  const doing = (name: string) => async () => void done.push(name);
  vi.mocked(fetchSession).mockResolvedValue({ player: 'p' } as never);
  vi.mocked(updatePassword).mockImplementation(doing('password'));
  vi.mocked(playFabOps.post).mockImplementation(doing('sign out everywhere') as never);
  vi.mocked(reauthenticate).mockImplementation(doing('in again'));
  return done;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('reportError', vi.fn());
});

describe('changePassword', () => {
  it('ends every session after the change, and signs this page in again', async () => {
    const done = setup();

    expect(await changePassword(change)).toBe(true);

    expect(done).toEqual(['password', 'sign out everywhere', 'in again']);
    expect(reauthenticate).toHaveBeenCalledWith({ email: change.email, password: change.after }, 'p');
    expect(settleSessionEnd).toHaveBeenCalledWith(true);
  });

  it('ends no session when the change is refused', async () => {
    const done = setup();
    vi.mocked(updatePassword).mockRejectedValue(away);

    await expect(changePassword(change)).rejects.toBe(away);

    expect(done).toEqual([]);
  });

  it('returns false when other sessions could not be ended, and keeps the new password', async () => {
    const done = setup();
    vi.mocked(playFabOps.post).mockRejectedValue(away);

    expect(await changePassword(change)).toBe(false);

    expect(done).toEqual(['password']);
  });

  it('leaves the session-end dialog to a page that could not sign in again', async () => {
    setup();
    vi.mocked(reauthenticate).mockRejectedValue(away);

    expect(await changePassword(change)).toBe(true);

    expect(settleSessionEnd).not.toHaveBeenCalled();
    expect(reportError).toHaveBeenCalledWith(away);
  });
});
