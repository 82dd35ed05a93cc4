import type { BadgeTone } from '#components/ui/badge';
import type { PostbackDelivery } from '#contracts/affiliates/postback-routes';

/** Labels of the events. */
export const eventNames: Readonly<Record<PostbackDelivery['kind'], string>> = {
  'sign-up': 'Sign-up',
  commission: 'Commission',
  reversal: 'Reversal',
  test: 'Test',
};

const faultNames: Readonly<Record<NonNullable<PostbackDelivery['fault']>, string>> = {
  timeout: 'no response within 3 seconds',
  unreachable: 'your server could not be reached',
  'private-address': 'the host name has a private address',
  'turned-off': 'postbacks were turned off',
  suspended: 'not sent, because you are suspended',
  'not-requestable': 'the URL and this event make no valid request',
  interrupted: 'the attempt was interrupted',
};

/** Labels of the states of a delivery. */
export const stateCopy: Readonly<
  Record<PostbackDelivery['state'], { readonly name: string; readonly tone: BadgeTone }>
> = {
  due: { name: 'Waiting', tone: 'warning' },
  delivered: { name: 'Delivered', tone: 'success' },
  failed: { name: 'Failed', tone: 'error' },
};

/** What the last attempt of a delivery led to. */
export function outcomeLabel({ status, fault }: Pick<PostbackDelivery, 'status' | 'fault'>): string {
  if (status !== null) return `Status ${status}`;
  if (fault === null) return 'Not sent yet';
  const name = faultNames[fault];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What each placeholder of a URL is replaced with. */
export const placeholderMeanings: readonly (readonly [placeholder: string, meaning: string])[] = [
  ['{event}', 'sign-up, commission, reversal or test'],
  [
    '{event_id}',
    'Id of the event, the same at each attempt; for a reversal, the commission’s id with -reversal',
  ],
  ['{click_id}', 'Id of the click, as in your commissions'],
  ['{sub_id}', 'Your sub-id of the link, or nothing'],
  ['{link}', 'Code of the link'],
  ['{amount}', 'Commission in US dollars, below zero when a refund, a prize or a reversal takes some back'],
];

/** What the panel says of postbacks: whether they are sent, and for what. */
export function postbackIntro({ hasUrl, isSuspended }: { hasUrl: boolean; isSuspended: boolean }): string {
  if (isSuspended)
    return hasUrl
      ? 'Postbacks pause while you are suspended. What was due is not sent later. We kept your URL:'
      : 'Postbacks pause while you are suspended. You can enter a URL once you are reinstated.';
  return hasUrl
    ? 'We request this URL for each sign-up, each commission and each reversal:'
    : 'Enter a URL of your tracker. We request it for each sign-up, each commission and each reversal.';
}

/** Says how soon postbacks are sent, if they are, and how long they are kept. */
export function retentionLabel(isSuspended: boolean): string {
  return isSuspended
    ? 'Deliveries are kept for 30 days.'
    : 'Postbacks are sent within about a minute, and kept for 30 days.';
}
