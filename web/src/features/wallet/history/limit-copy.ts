import { defaultRules } from '#domain/play-limits/rules';
import { formatAmount } from '#web/lib/format/coins';
import { dollarsLabel } from '#web/lib/format/numbers';

/** Copy of a change to play limits. */
export interface LimitCopy {
  title: string;
  detail: string | null;
}

type Fields = Readonly<Record<string, string | undefined>>;

const cooling = plural(defaultRules.coolingMs / 3_600_000, 'hour');

const unknown: LimitCopy = { title: 'Your play limits were changed', detail: null };

/**
 * Describes a change as the ledger stores it.
 *
 * @param change  the command: `set-play-limit thing=loss-sweeps period=day most=500`; an unknown one gets a generic text
 */
export function describeLimitChange(change: string, locale?: string): LimitCopy {
  const [act = '', ...rest] = change.split(' ');
  const fields = Object.fromEntries(rest.map((field) => field.split('=', 2) as [string, string]));
  return own(descriptions, act)?.(fields, locale) ?? unknown;
}

const descriptions: Record<string, (fields: Fields, locale?: string) => LimitCopy | null> = {
  'set-play-limit': ({ thing = '', period = '', most = '' }, locale) => {
    const limited = own(limits, thing);
    const span = own(periods, period);
    if (!limited || !span) return null;
    if (most === 'null')
      return { title: `${span} ${limited.name} removed`, detail: `Takes effect after ${cooling}` };
    if (!/^\d+$/.test(most)) return null;
    return {
      title: `${span} ${limited.name} set to ${limited.write(Number(most), locale)}`,
      detail: `Takes effect right away if stricter, otherwise after ${cooling}`,
    };
  },
  'take-break': ({ days }) => counted(days, (count) => `You took a break of ${plural(count, 'day')}`),
  'exclude-myself': ({ months }) =>
    months === 'null'
      ? { title: 'You excluded yourself permanently', detail: null }
      : counted(months, (count) => `You excluded yourself for ${plural(count, 'month')}`),
  'choose-reality-check': ({ minutes }) =>
    counted(minutes, (count) => `Reality check set to every ${count} minutes`),
  'confirm-reality-check': () => ({ title: 'Reality check confirmed', detail: 'You chose to keep playing' }),
  'record-viewer-region': () => ({
    title: 'We recorded the state of a sign-in',
    detail: 'We use it to decide whether to ask again where you live',
  }),
  'declare-residency': () => ({
    title: 'You gave us your details',
    detail: 'Date of birth, state, and time zone',
  }),
};

const periods: Record<string, string> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };

const limits: Record<string, { name: string; write: (most: number, locale?: string) => string }> = {
  'stake-gold': { name: 'stake limit', write: gold },
  'stake-sweeps': { name: 'stake limit', write: sweeps },
  'loss-gold': { name: 'loss limit', write: gold },
  'loss-sweeps': { name: 'loss limit', write: sweeps },
  purchase: {
    name: 'purchase limit',
    write: (cents, locale) => dollarsLabel(cents, { locale }),
  },
  time: { name: 'time limit', write: (minutes) => plural(minutes, 'minute') },
};

/** Reads an own property by an external name; inherited ones do not count. */
function own<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function gold(most: number, locale?: string): string {
  return `${formatAmount('gold', most, { locale })} GC`;
}

function sweeps(most: number, locale?: string): string {
  return `${formatAmount('sweeps', most, { locale })} SC`;
}

function counted(count: string | undefined, title: (count: number) => string): LimitCopy | null {
  return /^\d+$/.test(count ?? '') ? { title: title(Number(count)), detail: null } : null;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
