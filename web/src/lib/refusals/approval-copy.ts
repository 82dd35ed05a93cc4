import type { WordsOf } from './message-of';

/** Error messages of the approval by two superadmins. */
export const approvalLabel: WordsOf<'approvals'> = {
  'approvals/required': {
    title: 'This needs a second superadmin.',
    text: 'It is more than one person may do alone. Nothing was changed. A superadmin can ask another one for approval.',
  },
  'approvals/unknown-request': {
    title: 'We could not find this request.',
    text: 'All requests are listed under Approvals.',
  },
  'approvals/own-request': {
    title: 'You asked for this yourself.',
    text: 'Another superadmin has to approve it. Nothing was changed.',
  },
  'approvals/not-waiting': {
    title: 'This request is closed.',
    text: 'It was decided or has lapsed. Reload the page to see which. Nothing was changed.',
  },
  'approvals/asker-not-superadmin': {
    title: 'This request has lapsed.',
    text: 'The person who made it is no longer a superadmin. Nothing was changed. You can make the request yourself.',
  },
  'approvals/conflict': {
    title: 'This is not what was asked for any more.',
    text: 'Prices or odds have changed since. Decline the request and have it asked for again.',
  },
};
