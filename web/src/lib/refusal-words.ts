import { ApiRefusal } from './api-refusal';
import type { RefusalCode } from './play-fab-ops-types';

/** What a refusal says to people: what happened, and what they can do. */
export interface RefusalWords {
  title: string;
  text: string;
}

/** One entry for every code that the API can refuse with, and for the one that the browser itself adds. */
export const refusalWords: Record<RefusalCode | 'request/unreachable', RefusalWords> = {
  'request/unreachable': {
    title: 'A network error has occurred.',
    text: 'We could not reach the house. Check your connection and try again; nothing is counted twice.',
  },
  'request/unknown-route': {
    title: 'That does not exist here.',
    text: 'Reload the page to get the latest version of the site, then try again.',
  },
  'request/invalid': {
    title: 'Something in that request was not right.',
    text: 'Nothing was changed. Check what you entered and try again.',
  },
  'session/required': {
    title: 'Your sign-in has ended.',
    text: 'Sign in again to go on; your coins are where you left them.',
  },
  'session/ended': {
    title: 'You were signed out everywhere.',
    text: 'That was asked for on this device or another. Sign in again to go on; your coins are where you left them.',
  },
  'account/unknown-export': {
    title: 'That file is not there any more.',
    text: 'A file of your data is kept for a day. Ask for a new one on the account page.',
  },
  'account/deletion-asked': {
    title: 'Your account is to be deleted.',
    text: 'Until then nothing is staked, bought or given, and prizes can still be ordered. Keep your account, and everything works as before.',
  },
  'player/suspended': {
    title: 'Your account is suspended for now.',
    text: 'Your coins stay yours, and your history stays open to you. Your account page says why; write to us, and a person looks at it with you.',
  },
  'player/not-suspended': {
    title: 'This player is not suspended.',
    text: 'Somebody else may have lifted it. Reload the page to see how it stands; nothing was changed.',
  },
  'account/deletion-hindered': {
    title: 'Something has to be settled first.',
    text: 'Your account’s security page names each thing that stands in the way, and what you can do about it. Nothing was changed.',
  },
  'account/deletion-not-asked': {
    title: 'No deletion is waiting.',
    text: 'Your account stays as it is. Reload the page to see it.',
  },
  'account/terms-needed': {
    title: 'The terms come first.',
    text: 'Read and accept the terms in your account, then try again. Nothing was charged.',
  },
  'account/terms-superseded': {
    title: 'There are newer terms.',
    text: 'Reload the page to read the terms that are in force now, and accept those.',
  },
  'session/not-recent': {
    title: 'Please sign in once more.',
    text: 'This is done only shortly after a sign-in, so that nobody does it on a page that you left open. Nothing was changed.',
  },
  'session/forbidden': {
    title: 'That is for those who run the store.',
    text: 'Your sign-in does not open this. Nothing was changed.',
  },
  'player/not-frozen': {
    title: 'Nothing is frozen.',
    text: 'The Sweeps Coins of this player are free already. Nothing was changed.',
  },
  'player/sweeps-frozen': {
    title: 'Your Sweeps Coins are frozen for now.',
    text: 'A payment of yours is being looked at. Gold Coins play on as before; write to us and a person will help you.',
  },
  'coins/unknown-package': {
    title: 'That package is not on offer any more.',
    text: 'Reload the page to see what is. Nothing was charged.',
  },
  'coins/offer-used': {
    title: 'This offer is for a first purchase.',
    text: 'You have bought coins before, so choose one of the other packages. Nothing was charged.',
  },
  'coins/unknown-purchase': {
    title: 'We cannot find that purchase.',
    text: 'Look among your purchases on the coins page.',
  },
  'coins/checkout-over': {
    title: 'That checkout is over.',
    text: 'Nothing was charged. Begin the purchase again.',
  },
  'coins/outcome-not-possible': {
    title: 'That cannot happen to this payment any more.',
    text: 'Reload the page to see how it stands.',
  },
  'coins/event-not-genuine': {
    title: 'That was not signed by the payment provider.',
    text: 'Nothing was changed.',
  },
  'support/unknown-ticket': {
    title: 'We cannot find that ticket.',
    text: 'Your support page lists everything that you wrote to us.',
  },
  'support/ticket-closed': {
    title: 'This ticket is closed.',
    text: 'Nothing was lost. Write to us anew, and name this ticket if it belongs to it.',
  },
  'support/ticket-full': {
    title: 'This ticket is full.',
    text: 'It holds fifty messages. Write to us anew, and name this ticket so that we read on from it.',
  },
  'support/too-many-open': {
    title: 'Twenty of your tickets are open.',
    text: 'Add what is new to one of them; another can be opened once one is closed.',
  },
  'support/too-often': {
    title: 'That was your third ticket within an hour.',
    text: 'Add to one of them, or come back a little later. If it cannot wait, our e-mail address is on this page.',
  },
  'notices/unknown-notice': {
    title: 'This notice is not there any more.',
    text: 'Notices are kept for a year. Reload the page to see those that are there.',
  },
  'notices/obligatory': {
    title: 'This e-mail cannot be turned off.',
    text: 'It is there to protect you. All others are yours to choose.',
  },
  'pictures/unknown-upload': {
    title: 'The upload is not there any more.',
    text: 'Upload the picture again.',
  },
  'pictures/too-large': {
    title: 'That picture is too large.',
    text: 'A picture of a prize has at most 5 MB, one of yourself 256 kB once it is drawn small.',
  },
  'pictures/not-a-picture': {
    title: 'That is not a picture.',
    text: 'Choose a photo or a drawing, such as a JPEG or PNG file.',
  },
  'request/too-large': {
    title: 'That was too much at once.',
    text: 'Nothing was changed. Send less and try again.',
  },
  'request/too-many': {
    title: 'That was faster than we can count.',
    text: 'Wait a moment and try again. No coins moved.',
  },
  'request/unavailable': {
    title: 'The house did not answer.',
    text: 'Try again in a moment: the same request is never counted twice, and your coins are safe.',
  },
  'request/internal': {
    title: 'Something went wrong on our side.',
    text: 'Try again in a moment: the same request is never counted twice, and your coins are safe.',
  },
  'idempotency/key-missing': {
    title: 'That request was incomplete.',
    text: 'Reload the page and try again. No coins moved.',
  },
  'idempotency/key-reused': {
    title: 'That request was already used for something else.',
    text: 'Reload the page to see what came of it.',
  },
  'games/unknown-game': { title: 'We do not have that game.', text: 'Choose another one from the lobby.' },
  'games/round-open': {
    title: 'Another round is not over yet.',
    text: 'End it in its game first. Nothing of it is lost.',
  },
  'games/decision-not-allowed': {
    title: 'The round does not offer that now.',
    text: 'Choose one of what it shows. No coins moved.',
  },
  'games/round-moved-on': {
    title: 'Your round has moved on.',
    text: 'A decision was taken in another tab. Look at the round as it stands now.',
  },
  'games/unknown-round': {
    title: 'This round is over.',
    text: 'Look among your rounds in the game: what it paid is yours.',
  },
  'wallet/insufficient-funds': {
    title: 'Not enough coins for that.',
    text: 'Choose something smaller. No coins moved.',
  },
  'wallet/hold-not-open': {
    title: 'Nothing is set aside there any more.',
    text: 'Reload the page to see how things stand. No coins moved.',
  },
  'wallet/unknown-transaction': {
    title: 'We do not know this transaction.',
    text: 'Check its number. No coins moved.',
  },
  'wallet/not-reversible': {
    title: 'This cannot be undone.',
    text: 'Correct it by an adjustment instead. No coins moved.',
  },
  'player/under-age': {
    title: 'You are not old enough yet.',
    text: 'Your coins stay where they are until you may play here.',
  },
  'player/age-and-state-needed': {
    title: 'Tell us your age and your state first.',
    text: 'Sweeps Coins and prizes need them. Gold Coins can be played without.',
  },
  'player/state-blocked': {
    title: 'No Sweeps Coins where you live.',
    text: 'Gold Coins can be played, and your Sweeps Coins stay yours. Prizes are not redeemed there.',
  },
  'player/email-unverified': {
    title: 'Confirm your e-mail first.',
    text: 'Sweeps Coins are given, and prizes sent, to those whose address is confirmed. Enter the code that we mailed you.',
  },
  'player/unknown-player': {
    title: 'Nobody here has this number.',
    text: 'Check it and try again. Nothing was changed.',
  },
  'player/state-told': {
    title: 'You told us that you live elsewhere.',
    text: 'Where you live can be changed by our support alone. Write to us from the address of your account.',
  },
  'player/birthday-told': {
    title: 'You told us another date of birth.',
    text: 'Enter the one from before, or write to us if it was wrong.',
  },
  'play-limits/too-fast': {
    title: 'One round at a time.',
    text: 'Every round has a shortest length. Wait a moment and play again.',
  },
  'play-limits/on-break': {
    title: 'You are on a break.',
    text: 'It ends by itself. Your coins wait for you.',
  },
  'play-limits/excluded': {
    title: 'You have excluded yourself from play.',
    text: 'Prizes can still be ordered with the coins you have.',
  },
  'play-limits/stake-limit-reached': {
    title: 'This would pass your stake limit.',
    text: 'Choose a smaller stake, or wait for the next period.',
  },
  'play-limits/loss-limit-reached': {
    title: 'This could pass your loss limit.',
    text: 'Choose a smaller stake, or wait for the next period.',
  },
  'play-limits/purchase-limit-reached': {
    title: 'This would pass your purchase limit.',
    text: 'Choose something smaller, or wait for the next period.',
  },
  'play-limits/time-limit-reached': {
    title: 'Your time limit is reached.',
    text: 'You can play again in the next period.',
  },
  'play-limits/reality-check-due': {
    title: 'Time to see where you stand.',
    text: 'Have a look in the game, then go on if you like.',
  },
  'bonuses/not-yet': {
    title: 'You have had that today.',
    text: 'It comes once a day: the next one opens at midnight where you live.',
  },
  'bonuses/address-used': {
    title: 'Somebody at this address has entered today.',
    text: 'There is one free entry a day for an address. The next one opens at midnight.',
  },
  'bonuses/unknown-code': {
    title: 'No player has this code.',
    text: 'Compare it with the letter once more. Nothing was recorded.',
  },
  'affiliates/already-asked': {
    title: 'You have asked before.',
    text: 'Your place in the programme is on the page; there is nothing to send again.',
  },
  'affiliates/terms-superseded': {
    title: 'The terms have changed.',
    text: 'Reload the page, read the new terms of the programme and send the request again.',
  },
  'affiliates/not-approved': {
    title: 'This is for approved affiliates.',
    text: 'Ask for a place in the programme, or wait for the answer to your request.',
  },
  'affiliates/unknown-link': {
    title: 'There is no such link.',
    text: 'It may belong to somebody else. Reload your links and choose one.',
  },
  'affiliates/too-many-links': {
    title: 'You have as many links as one can have.',
    text: 'Share one of those that you have; a closed one can be opened again.',
  },
  'affiliates/links-suppressed': {
    title: 'No links where you live, for now.',
    text: 'Sweeps Coins are not offered in your state, so we may not invite anybody from there. What you have earned stays and is paid.',
  },
  'affiliates/unknown-click': {
    title: 'That link is not remembered any more.',
    text: 'Nothing is lost for you: your account works just the same.',
  },
  'affiliates/own-link': {
    title: 'This is your own link.',
    text: 'It counts for people who are new here, not for you.',
  },
  'affiliates/already-bound': {
    title: 'Another link has led you here.',
    text: 'It counts once, and for the first who is named.',
  },
  'affiliates/too-late': {
    title: 'It is too late to say by which link you came.',
    text: 'That counts in the first days after joining, and for those who are new here.',
  },
  'affiliates/link-closed': {
    title: 'This link is closed.',
    text: 'Nothing is lost for you: your account works just the same.',
  },
  'affiliates/unknown-affiliate': {
    title: 'Nobody with this number is an affiliate.',
    text: 'Go back to the list and choose again.',
  },
  'affiliates/step-refused': {
    title: 'This decision does not follow from where they stand.',
    text: 'Somebody else may have decided meanwhile. Reload the list.',
  },
  'affiliates/reason-needed': {
    title: 'A reason is missing, or does not fit.',
    text: 'Turning down and suspending need a reason; the other decisions take none.',
  },
  'affiliates/unknown-line': {
    title: 'There is no such line of commission.',
    text: 'Reload the list and choose again.',
  },
  'affiliates/already-reversed': {
    title: 'This commission was taken back before.',
    text: 'The line says when and why.',
  },
  'affiliates/nothing-to-reverse': {
    title: 'This line brings no commission.',
    text: 'Only what was earned can be taken back.',
  },
  'affiliates/month-open': {
    title: 'This month cannot be settled yet.',
    text: 'It can from the second day of the month after it, in UTC.',
  },
  'affiliates/unknown-statement': {
    title: 'There is no statement of this month.',
    text: 'Run the payouts of the month first.',
  },
  'affiliates/nothing-payable': {
    title: 'Nothing of this statement is to be paid.',
    text: 'Less than the least payment is carried over; a loss is written off.',
  },
  'affiliates/already-paid': {
    title: 'This statement was paid under another reference.',
    text: 'Reload the statements and compare the references.',
  },
  'referrals/unknown-code': {
    title: 'No player has this code.',
    text: 'Compare it with what your friend sent you: eight letters and digits, without a zero or a one. Nothing was recorded.',
  },
  'referrals/own-code': {
    title: 'This is your own code.',
    text: 'Send it to a friend: you are both rewarded once they are verified and have played.',
  },
  'referrals/already-bound': {
    title: 'You said before who invited you.',
    text: 'That was another friend, and it can be said once. What the two of you get stands on the page of your friends.',
  },
  'referrals/too-late': {
    title: 'The time for this is over.',
    text: 'Who invited you can be said in the seven days after joining. You can still invite friends of your own.',
  },
  'referrals/account-older': {
    title: 'You were here before.',
    text: 'A code is for people who are new here: your account, or one that you had before, is older than this invitation.',
  },
  'cart/unknown-product': {
    title: 'This prize is not there any more.',
    text: 'Have a look at the others in the store.',
  },
  'cart/sold-out': { title: 'This prize is sold out.', text: 'Your cart is as it was.' },
  'cart/only-some-left': {
    title: 'There are not that many left.',
    text: 'Choose fewer pieces. Your cart is as it was.',
  },
  'identity/needed': {
    title: 'Please show us who you are first.',
    text: 'Prizes above a certain sum in all need a confirmed identity. Add your documents in your account; your cart stays as it is.',
  },
  'identity/under-review': {
    title: 'Your documents are being looked at.',
    text: 'Nothing can be added meanwhile. We tell you as soon as they are checked.',
  },
  'identity/approved': {
    title: 'Your identity is confirmed.',
    text: 'Nothing more is needed.',
  },
  'identity/too-many-files': {
    title: 'That is as many files as one check takes.',
    text: 'Please write to support, and a person will help you on.',
  },
  'identity/documents-missing': {
    title: 'Something is still missing.',
    text: 'Add the documents that are marked, then hand them in.',
  },
  'identity/not-under-review': {
    title: 'This check was decided already.',
    text: 'Reload the list to see where it stands.',
  },
  'identity/unknown-document': {
    title: 'This document is not there any more.',
    text: 'Reload the check to see what there is.',
  },
  'cart/not-open': {
    title: 'This one is not open yet.',
    text: 'It opens when its odds are published. Your cart is as it was.',
  },
  'cart/full': {
    title: 'Your cart is full.',
    text: 'It holds 20 different prizes. Take one out, or check out first.',
  },
  'cart/too-many-codes': {
    title: 'One order cannot hold so many codes.',
    text: 'Gift codes come up to 50 to an order. Order these first, and the others right after.',
  },
  'checkout/cart-empty': {
    title: 'Your cart is empty.',
    text: 'Choose a prize in the store first.',
  },
  'checkout/lines-refused': {
    title: 'Something in your cart has changed.',
    text: 'See what it is in your cart. Nothing was ordered and no coins moved.',
  },
  'checkout/below-minimum': {
    title: 'That is below the smallest order.',
    text: 'Your cart says what is missing. Nothing was ordered and no coins moved.',
  },
  'checkout/reservation-lapsed': {
    title: 'Nothing is held for you any more.',
    text: 'The prizes went back to the store. Nothing was ordered and no coins moved; start again whenever you like.',
  },
  'checkout/cart-changed': {
    title: 'Your cart has changed meanwhile.',
    text: 'Check out again with the cart as it is now. Nothing was ordered and no coins moved.',
  },
  'quests/unknown-quest': {
    title: 'This quest is not one of yours.',
    text: 'Reload the page to see the quests of today.',
  },
  'quests/not-finished': {
    title: 'There is something left to do in this quest.',
    text: 'Your progress is kept. Claim it as soon as its bar is full.',
  },
  'quests/expired': {
    title: 'This quest is over.',
    text: 'A finished quest can be claimed until a day after it ends. New ones are here already.',
  },
  'checkout/too-much-of-chance': {
    title: 'That is more chance than one order can hold.',
    text: 'An order holds at most 20 mystery prizes and enters at most 5 draws. Nothing was ordered; take some out and order them after.',
  },
  'odds/not-a-mystery-prize': {
    title: 'This product is no mystery prize.',
    text: 'Odds are for products of the category mystery prize. Nothing was published.',
  },
  'odds/weights-off': {
    title: 'The weights do not add up to 10,000.',
    text: 'Every one of the 10,000 parts belongs to an outcome. Nothing was published.',
  },
  'odds/prize-not-possible': {
    title: 'One of the products cannot be won.',
    text: 'It must be active in the store, and sent or arranged. Nothing was published.',
  },
  'odds/unknown-odds': {
    title: 'No odds are published.',
    text: 'It can be ordered once they are.',
  },
  'draws/unknown-draw': {
    title: 'We could not find this draw.',
    text: 'It may have had another address. All draws are listed on their page.',
  },
  'draws/not-for-draws': {
    title: 'This product has no draws.',
    text: 'Draws are for products of the category mega sweeps. Nothing was opened.',
  },
  'draws/closing-not-possible': {
    title: 'The draw cannot close then.',
    text: 'Choose a time in the future, within a year.',
  },
  'draws/open-already': {
    title: 'A draw of this product is running.',
    text: 'The next one can be opened once that has ended.',
  },
  'draws/has-entries': {
    title: 'Somebody has entered already.',
    text: 'What was promised stays as it is. The draw can still be cancelled, and everybody gets their coins back.',
  },
  'draws/closed': {
    title: 'The draw is closed.',
    text: 'Entries after its closing time are not taken. Nothing was ordered, and your coins are yours.',
  },
  'draws/not-drawn': {
    title: 'There are no winners yet.',
    text: 'They follow when the draw has closed.',
  },
  'draws/unknown-entry': {
    title: 'No entry of this number has won.',
    text: 'The winning numbers are on the page of the draw.',
  },
  'orders/stands-as-drawn': {
    title: 'This order stands.',
    text: 'A mystery prize of it was drawn, or a draw entered. That is never taken back; what went wrong with the rest is put right by a correction.',
  },
  'orders/unknown-order': {
    title: 'We do not know this order.',
    text: 'Check the address, or look among your transactions.',
  },
  'orders/step-refused': {
    title: 'The order has moved on meanwhile.',
    text: 'Look where it stands now; this step does not follow from there.',
  },
  'orders/not-cancellable': {
    title: 'This order cannot be taken back any more.',
    text: 'We are at it already, or something of it was given. Write to us, and we see what can be done.',
  },
  'orders/gold-spent': {
    title: 'Gold Coins of this order have been played since.',
    text: 'They would have to be there to be taken back, so the order stands as it is.',
  },
  'orders/codes-missing': {
    title: 'Codes of this order are still to come.',
    text: 'Add codes to the pool of the product; the order takes them by itself and is delivered then.',
  },
  'orders/unknown-code': {
    title: 'This order has no such code.',
    text: 'Reload the page to see the codes that it has.',
  },
};

const unknown: RefusalWords = {
  title: 'That did not work.',
  text: 'Nothing was lost. Try again, or reload the page if it happens twice.',
};

/** The words for whatever went wrong; a failure that is no refusal gets words that promise nothing. */
export function wordsFor(failure: unknown): RefusalWords {
  if (!(failure instanceof ApiRefusal) || !isKnown(failure.code)) return unknown;
  return refusalWords[failure.code];
}

function isKnown(code: string): code is keyof typeof refusalWords {
  return Object.hasOwn(refusalWords, code);
}
