import { isLimitedThing, limitLabel, limitName } from './limit-things';

/** Describes a change of limits as the ledger has it, such as `set-play-limit thing=time period=day most=60`, for admins. */
export function limitChangeLabel(change: string): string {
  const [name = '', ...words] = change.split(' ');
  const fields = new Map(words.map((word) => word.split('=') as [string, string | undefined]));
  const value = (field: string) => fields.get(field) ?? '';
  switch (name) {
    case 'set-play-limit': {
      const thing = value('thing');
      if (!isLimitedThing(thing)) return change;
      const most = value('most') === 'null' ? null : Number(value('most'));
      return `${limitName(thing)} per ${value('period')}: ${limitLabel(thing, most)}`;
    }
    case 'take-break':
      return `Break, days: ${value('days')}`;
    case 'exclude-myself':
      return value('months') === 'null'
        ? 'Self-exclusion, permanent'
        : `Self-exclusion, months: ${value('months')}`;
    case 'choose-reality-check':
      return `Reality check every ${value('minutes')} minutes`;
    default: {
      const text = name.replaceAll('-', ' ');
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
  }
}
