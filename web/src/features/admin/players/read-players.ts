import { playerSearchFields } from '#contracts/account/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { choiceIn } from '#web/lib/filters/filters';
import { textBounds } from '#web/lib/forms/bounds';

export type PlayersPage = GetAnswer<'/admin/players'>;

const lists = ['newest', 'suspended', 'frozen', 'excluded'] as const;
export type PlayerList = (typeof lists)[number];

/** Which players to show: a list, or those that a text finds. */
export interface PlayerQuery {
  readonly find: string;
  readonly show: PlayerList;
}

export const listChoices: readonly { readonly value: PlayerList; readonly label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'frozen', label: 'SC frozen' },
  { value: 'excluded', label: 'Self-excluded' },
];

const { minLength = 0, maxLength } = textBounds(playerSearchFields.find);

/** Reads what to show from an address. A text that is too short finds nothing, so it is left out. */
export function playerQueryIn(search: URLSearchParams): PlayerQuery {
  const find = search.get('find')?.trim().slice(0, maxLength) ?? '';
  return { find: find.length < minLength ? '' : find, show: choiceIn(search, 'show', lists) };
}

/** Returns the search parameters of another list with the same text. */
export function listSearch({ find }: PlayerQuery, show: PlayerList): string {
  const search = new URLSearchParams({
    ...(find !== '' && { find }),
    ...(show !== 'newest' && { show }),
  });
  return `?${search.toString()}`;
}

/** Reads a page of players. */
export function readPlayers({ find, show }: PlayerQuery, after?: string): Promise<PlayersPage> {
  return playFabOps.get('/admin/players', { query: { find: find || undefined, show, after } });
}
