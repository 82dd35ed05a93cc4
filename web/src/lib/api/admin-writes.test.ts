import { describe, expect, it, vi } from 'vitest';
import { followAdminWrites, reportRequest } from './admin-writes';

describe('followAdminWrites', () => {
  it('reports accepted writes of admins, and neither reads nor writes of players', () => {
    const follower = vi.fn();
    const end = followAdminWrites(follower);

    reportRequest('get', '/admin/waiting');
    reportRequest('post', '/account/tickets');
    expect(follower).not.toHaveBeenCalled();

    reportRequest('post', '/admin/tickets/p/t/answers');
    expect(follower).toHaveBeenCalledTimes(1);

    end();
    reportRequest('post', '/admin/tickets/p/t/answers');
    expect(follower).toHaveBeenCalledTimes(1);
  });
});
