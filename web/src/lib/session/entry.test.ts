import { describe, expect, it } from 'vitest';
import { decideEntry, type SessionState } from './entry';
import { requiresSession, type RouteAudience } from './route-audience';

const at = (path: string) => new URL(path, 'https://jade.test');
const members = { access: 'members-only', demos: 'signed-in', wanted: at('/slots') } as const;
const open = { access: 'public-pages', demos: 'signed-in', wanted: at('/slots') } as const;

describe('site with public pages', () => {
  it('admits everyone to a public page without the session', () => {
    const states: SessionState[] = ['signed-in', 'signed-out', 'unknown'];

    const entries = states.map((session) => decideEntry({ ...open, audience: 'public', session }));

    expect(entries).toEqual([{ enters: true }, { enters: true }, { enters: true }]);
    expect(requiresSession('public', open)).toBe(false);
  });

  it('admits admins wherever players may go', () => {
    expect(decideEntry({ ...open, audience: 'signed-in', session: 'admin' })).toEqual({ enters: true });
  });

  it('admits players to a page for players', () => {
    expect(decideEntry({ ...open, audience: 'signed-in', session: 'signed-in' })).toEqual({ enters: true });
  });

  it.each<SessionState>(['signed-out', 'unknown'])(
    'redirects a visitor to sign-in with a return path when the session is %s',
    (session) => {
      const wanted = at('/games/PlayHKSlots?coin=sweeps');

      const entry = decideEntry({ ...open, audience: 'signed-in', session, wanted });

      expect(entry).toEqual({ enters: false, goesTo: '/Login?next=%2Fgames%2FPlayHKSlots%3Fcoin%3Dsweeps' });
    },
  );
});

describe('page of a demo', () => {
  const demo = { ...open, audience: 'demo-players', wanted: at('/games/neon-tiger') } as const;
  const visitors: SessionState[] = ['signed-out', 'unknown'];

  it.each(visitors)('redirects a visitor to sign-in by default when the session is %s', (session) => {
    expect(decideEntry({ ...demo, session })).toEqual({
      enters: false,
      goesTo: '/Login?next=%2Fgames%2Fneon-tiger',
    });
  });

  it.each(visitors)('admits a visitor where demos are public when the session is %s', (session) => {
    expect(decideEntry({ ...demo, demos: 'public', session })).toEqual({ enters: true });
  });

  it.each(visitors)('redirects a visitor of a members-only site to sign-in, session %s', (session) => {
    const entry = decideEntry({ ...demo, access: 'members-only', demos: 'public', session });

    expect(entry).toEqual({ enters: false, goesTo: '/Login?next=%2Fgames%2Fneon-tiger' });
  });

  it.each(['signed-in', 'public'] as const)('admits players where demos are for %s', (demos) => {
    expect(decideEntry({ ...demo, demos, session: 'signed-in' })).toEqual({ enters: true });
  });

  it('is the only one that public demos open', () => {
    for (const audience of ['signed-in', 'admins'] as const)
      expect(decideEntry({ ...demo, audience, demos: 'public', session: 'signed-out' })).toEqual({
        enters: false,
        goesTo: '/Login?next=%2Fgames%2Fneon-tiger',
      });
  });
});

describe('page for admins', () => {
  it('admits admins', () => {
    expect(decideEntry({ ...open, audience: 'admins', session: 'admin' })).toEqual({ enters: true });
  });

  it('does not exist for players', () => {
    const entry = decideEntry({ ...open, audience: 'admins', session: 'signed-in' });

    expect(entry).toEqual({ enters: false, finds: 'nothing' });
  });

  it('redirects strangers to sign-in first', () => {
    expect(decideEntry({ ...open, audience: 'admins', session: 'signed-out' })).toEqual({
      enters: false,
      goesTo: '/Login?next=%2Fslots',
    });
  });
});

describe('members-only site', () => {
  it.each<RouteAudience>(['public', 'signed-in'])(
    'redirects strangers from a %s page to sign-in',
    (audience) => {
      expect(decideEntry({ ...members, audience, session: 'signed-out' })).toEqual({
        enters: false,
        goesTo: '/Login?next=%2Fslots',
      });
    },
  );

  it('redirects a visitor with an unknown session to sign-in', () => {
    expect(decideEntry({ ...members, audience: 'public', session: 'unknown' })).toEqual({
      enters: false,
      goesTo: '/Login?next=%2Fslots',
    });
  });

  it('admits members', () => {
    expect(decideEntry({ ...members, audience: 'public', session: 'signed-in' })).toEqual({ enters: true });
  });
});

describe('sign-in page', () => {
  it.each<SessionState>(['signed-out', 'unknown'])('opens when the session is %s', (session) => {
    expect(decideEntry({ ...members, audience: 'sign-in', session })).toEqual({ enters: true });
  });

  it.each([
    ['/Login', '/'],
    ['/login?next=%2Fslots', '/slots'],
    ['/Login?next=https%3A%2F%2Fevil.test', '/'],
  ])('redirects players from %s to %s', (path, entry) => {
    expect(decideEntry({ ...open, audience: 'sign-in', session: 'signed-in', wanted: at(path) })).toEqual({
      enters: false,
      goesTo: entry,
    });
  });
});
