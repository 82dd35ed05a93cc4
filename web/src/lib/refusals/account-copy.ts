import type { WordsOf } from './message-of';

/** Error messages of a player’s account, residency and identity. */
export const accountLabel: WordsOf<'account' | 'player' | 'identity'> = {
  'account/not-through-site': {
    title: 'This works on our site only.',
    text: 'Nothing was recorded. Open our site in your browser and sign in there.',
  },
  'account/unknown-export': {
    title: 'That file is not there any more.',
    text: 'A file of your data is kept for a day. Ask for a new one on the account page.',
  },
  'account/same-email': {
    title: 'You have this address already.',
    text: 'Enter the one that is to take its place. Nothing was changed.',
  },
  'account/email-taken': {
    title: 'Another account has this address.',
    text: 'Sign out, and sign in to that one with its password or its provider: its coins are waiting there. Nothing was changed.',
  },
  'account/too-many-email-changes': {
    title: 'You asked for several addresses today.',
    text: 'Your address stays as it is. Try again tomorrow.',
  },
  'account/unknown-email-change': {
    title: 'There is nothing to stop.',
    text: 'The change was stopped before, or it is longer ago than four days. If somebody else uses your account, write to us at once.',
  },
  'player/email-just-changed': {
    title: 'Redemptions are paused.',
    text: 'Your e-mail address is changing or changed recently. You can redeem prizes three days after the change; your coins stay yours.',
  },
  'account/deletion-requested': {
    title: 'Your account is to be deleted.',
    text: 'Until then nothing is staked, bought or given, and prizes can still be ordered. Keep your account, and everything works as before.',
  },
  'account/deletion-blocked': {
    title: 'Something has to be settled first.',
    text: 'Your account’s security page names each thing that stands in the way, and what you can do about it. Nothing was changed.',
  },
  'account/deletion-not-requested': {
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
  'player/suspended': {
    title: 'Your account is suspended for now.',
    text: 'Your coins stay yours, and your history stays open to you. Your account page says why; write to us, and a person looks at it with you.',
  },
  'player/not-suspended': {
    title: 'This player is not suspended.',
    text: 'Somebody else may have lifted it. Reload the page to see how it stands; nothing was changed.',
  },
  'player/not-frozen': {
    title: 'Nothing is frozen.',
    text: 'The Sweeps Coins of this player are free already. Nothing was changed.',
  },
  'player/sweeps-frozen': {
    title: 'Your Sweeps Coins are frozen for now.',
    text: 'A payment of yours is being looked at. Gold Coins play on as before; write to us and a person will help you.',
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
  'player/residency-unconfirmed': {
    title: 'Confirm where you live.',
    text: 'You seem to be in a state where Sweeps Coins are not offered. Confirm your state in your profile; Gold Coins play on as before.',
  },
  'player/email-unverified': {
    title: 'Confirm your e-mail first.',
    text: 'Sweeps Coins are given, and prizes sent, to those whose address is confirmed. Enter the code that we mailed you.',
  },
  'player/unknown-trait': {
    title: 'No accounts share this any more.',
    text: 'Reload the list to see what is left to judge.',
  },
  'player/trait-changed': {
    title: 'The accounts have changed since you saw them.',
    text: 'Another one joined them, or another admin has judged. Reload the list.',
  },
  'player/unknown-player': {
    title: 'Nobody here has this number.',
    text: 'Check it and try again. Nothing was changed.',
  },
  'player/state-already-set': {
    title: 'You told us that you live elsewhere.',
    text: 'Where you live can be changed by our support alone. Write to us from the address of your account.',
  },
  'player/birthday-already-set': {
    title: 'You told us another date of birth.',
    text: 'Enter the one from before, or write to us if it was wrong.',
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
  'identity/conflict': {
    title: 'This check has changed since you opened it.',
    text: 'Nothing was decided. Reload the list and look at the documents again before you decide.',
  },
  'identity/unknown-document': {
    title: 'This document is not there any more.',
    text: 'Reload the check to see what there is.',
  },
};
