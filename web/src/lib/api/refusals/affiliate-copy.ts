import type { RefusalMessages } from './message-of';

/** Error messages for affiliates, and for visitors by their links. */
export const affiliateMessages: RefusalMessages<'affiliates'> = {
  'affiliates/already-applied': {
    title: 'You have already applied.',
    text: 'This page shows the status of your application. You do not need to send it again.',
  },
  'affiliates/terms-superseded': {
    title: 'The program terms have been updated.',
    text: 'Reload the page, read the new terms and send your application again.',
  },
  'affiliates/not-approved': {
    title: 'This is for approved affiliates only.',
    text: 'Apply to the program, or wait for our decision on your application.',
  },
  'affiliates/unknown-link': {
    title: 'We could not find this link.',
    text: 'Reload your links and choose one from the list.',
  },
  'affiliates/too-many-links': {
    title: 'You reached the limit on links.',
    text: 'Share a link that you already have, or reactivate an inactive one.',
  },
  'affiliates/links-suppressed': {
    title: 'Affiliate links are not available in your state.',
    text: 'Sweeps Coins are not offered there, so you cannot share links for now. What you have earned is still yours and will be paid.',
  },
  'affiliates/unknown-click': {
    title: 'This link visit has expired.',
    text: 'Your account works as usual.',
  },
  'affiliates/own-link': {
    title: 'This is your own link.',
    text: 'It counts only for new players that you invite.',
  },
  'affiliates/already-bound': {
    title: 'You already came through another link.',
    text: 'Only the first link counts. Your account works as usual.',
  },
  'affiliates/click-used': {
    title: 'Another player already used this link visit.',
    text: 'Each visit counts for one player. Your account works as usual.',
  },
  'affiliates/too-late': {
    title: 'It is too late to add an affiliate link.',
    text: 'A link counts only for new players, in the first days after they join.',
  },
  'affiliates/link-closed': {
    title: 'This link is inactive.',
    text: 'Your account works as usual.',
  },
  'affiliates/no-postback': {
    title: 'There is no postback URL.',
    text: 'Save a URL first. Then you can send a test.',
  },
  'affiliates/test-waiting': {
    title: 'A test is on its way.',
    text: 'It is sent within about a minute. Refresh the list to see the result, then send another.',
  },
  'affiliates/too-many-tests': {
    title: 'You have sent many tests today.',
    text: 'Events of your players are sent as usual. Send your next test tomorrow.',
  },
};
