import { codeCopy } from '../code-copy';
import type { EntryView } from '../coins-views';

/** Copy for the state of a free entry. */
export function entryCopy({ way, state, reason }: Pick<EntryView, 'way' | 'state' | 'reason'>): {
  way: string;
  state: string;
  text: string | null;
} {
  return {
    way: way === 'online' ? 'Online form' : 'By mail',
    state: state === 'credited' ? 'Credited' : 'Not credited',
    text: reason === null ? null : codeCopy(reason).title,
  };
}
