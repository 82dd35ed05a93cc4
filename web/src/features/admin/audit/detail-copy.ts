import type { RecordedRead } from '#contracts/audit/recorded-reads';
import { type Coin, coins } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dayLabel, instantLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';

type Detail = Readonly<Record<string, string | number | boolean | null>>;
type Value = Detail[string];

/** Names of details that their key does not say well. */
const names: Readonly<Record<string, string>> = {
  assignee: 'assigned to',
  because: 'cause',
  cents: 'amount',
  expectedWorth: 'expected value',
  frozenBy: 'frozen by',
  inCommon: 'in common',
  promisedOn: 'promised for',
  requestedBy: 'requested by',
  route: 'viewed',
  totalCents: 'total',
};

/** Details that say nothing to a reader: keys of other records, whose place is the object itself. */
const hidden = new Set(['document', 'transaction', 'request', 'trait']);

/** What a read of a player's data showed, by the operation of its route. */
const readNames: Readonly<Record<RecordedRead, string>> = {
  readAdminPlayer: 'account',
  findPlayers: 'account in a search',
  listPlayerTransactions: 'ledger',
  listPlayerPurchases: 'purchases',
  listNotes: 'internal notes',
  readBoardOrder: 'order',
  findAdminOrder: 'order',
  listAdminOrders: 'order in a search',
  readAdminTicket: 'ticket',
  listAdminTickets: 'ticket in a search',
  listAudit: 'audit log',
};

/** Entries of an earlier release may name an operation that no longer exists. */
const readName = (route: string): string => new Map(Object.entries(readNames)).get(route) ?? wordsOf(route);

/**
 * Formats the details of an action in one line: `amount 5.00 SC · cause own request`. A previous value is stored under the same name with
 * `Was` and comes before the new one: `price 12.50 SC → 15.00 SC`. What is false or empty is left out, unless it was changed to that.
 */
export function detailLabel(act: string, detail: Detail): string {
  // The faults are the reason; the details name them again by document.
  if (act === 'identity-sent-back') return '';
  return Object.entries(detail)
    .filter(([name, value]) => isShown(name, value, detail))
    .map(([name, value]) => {
      const previous = detail[`${name}Was`];
      const text = valueLabel(act, name, value, detail);
      const words = names[name] ?? wordsOf(name);
      if (previous !== undefined) return `${words} ${valueLabel(act, name, previous, detail)} → ${text}`;
      return value === true ? words : `${words} ${text}`;
    })
    .join(' · ');
}

function isShown(name: string, value: Value, detail: Detail): boolean {
  if (hidden.has(name) || isPrevious(name, detail)) return false;
  if (detail[`${name}Was`] !== undefined) return true;
  return value !== null && value !== '' && value !== false;
}

function isPrevious(name: string, detail: Detail): boolean {
  return name.endsWith('Was') && name.slice(0, -'Was'.length) in detail;
}

function valueLabel(act: string, name: string, value: Value, detail: Detail): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  if (typeof value === 'number') return numberLabel(act, name, value, detail);
  if (name === 'hash') return `${value.slice(0, 8)}…`;
  if (name === 'route') return readName(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return instantLabel(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayLabel(value, { timeZone: 'UTC' });
  return isPhrase(name) ? value.replaceAll('-', ' ') : value;
}

/** Amounts are stored in the smallest unit, except prices of products, which are in Sweeps Coins. */
function numberLabel(act: string, name: string, value: number, detail: Detail): string {
  if (name === 'totalCents' || name === 'cents') return dollarsLabel(value);
  if (name === 'amount') return amountLabel(coinOf(detail['account']), value);
  if (name === 'price' && act.startsWith('product-')) return amountLabel('sweeps', Math.round(value * 100));
  if (name === 'price' || name === 'expectedWorth' || name === 'total') return amountLabel('sweeps', value);
  return String(value);
}

function amountLabel(coin: Coin, units: number): string {
  return `${formatAmount(coin, units, { signed: false })} ${coinNames[coin].short}`;
}

/** The coin of an account such as `player:sweeps-unplayed`. */
function coinOf(account: Value | undefined): Coin {
  return coins.find((coin) => String(account).includes(coin)) ?? 'sweeps';
}

/** Whether a value is a phrase in kebab-case, rather than a name or an id. */
function isPhrase(name: string): boolean {
  return ['because', 'fault', 'from', 'before', 'decision', 'outcome', 'carrier', 'topic'].includes(name);
}

/** Formats a name such as `requestedBy` as words. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
