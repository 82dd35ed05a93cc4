import { describe, expect, it } from 'vitest';
import { decideEntry, type SessionState } from './entry';
import { asksForSession, type RouteAudience } from './route-audience';

const at = (path: string) => new URL(path, 'https://jade.test');
const members = { access: 'members-only', wanted: at('/slots') } as const;
const open = { access: 'public-pages', wanted: at('/slots') } as const;

describe('on a site with public pages', () => {
  it('lets everybody into a public page without asking who they are', () => {
    const states: SessionState[] = ['signed-in', 'signed-out', 'unknown'];

    const ways = states.map((session) => decideEntry({ ...open, audience: 'public', session }));

    expect(ways).toEqual([{ enters: true }, { enters: true }, { enters: true }]);
    expect(asksForSession('public', 'public-pages')).toBe(false);
  });

  it('lets admins wherever players may go', () => {
    expect(decideEntry({ ...open, audience: 'signed-in', session: 'admin' })).toEqual({ enters: true });
  });

  it('lets players into a page for players', () => {
    expect(decideEntry({ ...open, audience: 'signed-in', session: 'signed-in' })).toEqual({ enters: true });
  });

  it.each<SessionState>(['signed-out', 'unknown'])(
    'sends a visitor to sign-in and back when the session is %s',
    (session) => {
      const wanted = at('/games/PlayHKSlots?coin=sweeps');

      const way = decideEntry({ ...open, audience: 'signed-in', session, wanted });

      expect(way).toEqual({ enters: false, goesTo: '/Login?next=%2Fgames%2FPlayHKSlots%3Fcoin%3Dsweeps' });
    },
  );
});

describe('a page for admins', () => {
  it('lets admins in', () => {
    expect(decideEntry({ ...open, audience: 'admins', session: 'admin' })).toEqual({ enters: true });
  });

  it('does not exist for players', () => {
    const entry = decideEntry({ ...open, audience: 'admins', session: 'signed-in' });

    expect(entry).toEqual({ enters: false, finds: 'nothing' });
  });

  it('sends strangers to sign-in first, whoever they are', () => {
    expect(decideEntry({ ...open, audience: 'admins', session: 'signed-out' })).toEqual({
      enters: false,
      goesTo: '/Login?next=%2Fslots',
    });
  });
});

describe('on a site for members only', () => {
  it.each<RouteAudience>(['public', 'signed-in'])('sends strangers from a %s page to sign-in', (audience) => {
    expect(decideEntry({ ...members, audience, session: 'signed-out' })).toEqual({
      enters: false,
      goesTo: '/Login?next=%2Fslots',
    });
  });

  it('sends whoever may or may not be a member to sign-in', () => {
    expect(decideEntry({ ...members, audience: 'public', session: 'unknown' })).toEqual({
      enters: false,
      goesTo: '/Login?next=%2Fslots',
    });
  });

  it('lets members in', () => {
    expect(decideEntry({ ...members, audience: 'public', session: 'signed-in' })).toEqual({ enters: true });
  });
});

describe('the sign-in page', () => {
  it.each<SessionState>(['signed-out', 'unknown'])('opens when the session is %s', (session) => {
    expect(decideEntry({ ...members, audience: 'sign-in', session })).toEqual({ enters: true });
  });

  it.each([
    ['/Login', '/'],
    ['/login?next=%2Fslots', '/slots'],
    ['/Login?next=https%3A%2F%2Fevil.test', '/'],
  ])('sends players on from %s to %s', (path, way) => {
    expect(decideEntry({ ...open, audience: 'sign-in', session: 'signed-in', wanted: at(path) })).toEqual({
      enters: false,
      goesTo: way,
    });
  });
});
