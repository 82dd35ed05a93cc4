/** Every code of a refusal. The site turns the same codes into words for players. */
export const refusalCodes = [
  /** No route has this path and method. */
  'request/unknown-route',
  /** A field is missing, unknown, of the wrong type or out of range; details name every one. */
  'request/invalid',
  /** The body is over 64 KB. */
  'request/too-large',
  /** One player asks, or writes, more often than the rate allows. */
  'request/too-many',
  /** Something this answer depends on is busy or down; the same key can be used again. */
  'request/unavailable',
  /** A bug of ours. */
  'request/internal',
  /** No token, or one that is not an access token of a player. */
  'session/required',
  /** The player has signed out everywhere since this sign-in. */
  'session/ended',
  /** This needs a sign-in of the last minutes; details tell how many. */
  'session/not-recent',
  /** Nobody changes their own account as an admin. */
  'session/own-account',
  /** The player is not in a group that may do this. */
  'session/forbidden',
  /** A request that moves coins came without its Idempotency-Key. */
  'idempotency/key-missing',
  /** The key was used before, for something else. */
  'idempotency/key-reused',
  /** No game has this id. */
  'games/unknown-game',
  /** A round is settled and not seen to its end; details name it. Nothing else is played until it was. */
  'games/round-open',
  /** The player has no round with this id. */
  'games/unknown-round',
  /** The round does not offer this decision at this point. */
  'games/decision-not-allowed',
  /** Another decision was taken meanwhile; the round as it stands can be read again. */
  'games/round-conflict',
  /** The player has rotated seeds as often as one may for now; details tell when the next rotation is open. */
  'fairness/too-many-rotations',
  /** A stake is above what the player holds in that coin, or an order above the redeemable Sweeps Coins. */
  'wallet/insufficient-funds',
  /** There is no such hold, or no more. */
  'wallet/hold-not-open',
  /** The player has no transaction with this id. */
  'wallet/unknown-transaction',
  /** The transaction cannot be undone by its opposite. */
  'wallet/not-reversible',
  /** Whoever asks is too young to play. */
  'player/under-age',
  /** Sweeps Coins are for those whose age and state are known. */
  'player/age-and-state-needed',
  /** Sweeps Coins are not offered where the player lives; details name the state and since when. */
  'player/state-blocked',
  /** The last sign-in came from a blocked state, which details name, and the residency was not confirmed since. */
  'player/residency-unconfirmed',
  /** Sweeps Coins are given to those alone who proved that their address is theirs. */
  'player/email-unverified',
  /** The region of a sign-in is recorded only for requests that the site's distribution passed on. */
  'account/not-through-site',
  /** The player's latest file of all their data has another id. */
  'account/unknown-export',
  /** The player wants their account deleted: nothing is staked, bought or given meanwhile; details tell when it is erased. */
  'account/deletion-requested',
  /** Something between the player and the house is not settled; details name each. */
  'account/deletion-blocked',
  /** Nobody asked for the deletion of this account, or it is closed already. */
  'account/deletion-not-requested',
  /** The terms in force have not been accepted yet. */
  'account/terms-needed',
  /** The terms that were accepted are not those in force; details name these. */
  'account/terms-superseded',
  /** Prizes above this worth in all are for players who have shown who they are; details tell it and what was ordered. */
  'identity/needed',
  /** A person looks at the identity check; nothing can be added meanwhile. */
  'identity/under-review',
  /** The identity check is approved; nothing more is needed. */
  'identity/approved',
  /** A player has sent the most files that one can. */
  'identity/too-many-files',
  /** The identity check lacks documents; details name the kinds. */
  'identity/documents-missing',
  /** The identity check does not wait for a decision. */
  'identity/not-under-review',
  /** The identity check is not as the reviewer saw it: what was sent since has to be looked at first. */
  'identity/conflict',
  /** The identity check has no such document to look at. */
  'identity/unknown-document',
  /** The house has suspended the player; details tell since when and why. */
  'player/suspended',
  /** Nobody of this id is suspended. */
  'player/not-suspended',
  /** Nobody with this id has a wallet. */
  'player/unknown-player',
  /** No accounts share a trait of this name. */
  'player/unknown-trait',
  /** Another account was seen with the trait, or another admin judged it, since it was shown. */
  'player/trait-changed',
  /** The birthday was told before and is another. */
  'player/birthday-already-set',
  /** The state that was told is one without Sweeps Coins: only a person may change it. */
  'player/state-already-set',
  /** The shortest time between two rounds has not passed. */
  'play-limits/too-fast',
  /** The player takes a break; details tell until when. */
  'play-limits/on-break',
  /** The player has excluded themselves; details tell until when, null for good. */
  'play-limits/excluded',
  /** A limit of the player would be passed; details tell which, what is left and when it resets. */
  'play-limits/stake-limit-reached',
  'play-limits/loss-limit-reached',
  'play-limits/purchase-limit-reached',
  'play-limits/time-limit-reached',
  /** The player is to see where they stand before they go on; details tell. */
  'play-limits/reality-check-due',
  /** It comes once a day, and today's was had; details tell when it comes again. */
  'bonuses/not-yet',
  /** Somebody at this address had the entry of the day; details tell when the next one is open. */
  'bonuses/address-used',
  /** The home, a house number and a ZIP, has had its free entries of the day. */
  'bonuses/home-used',
  /** Another account has entered today from this device. */
  'bonuses/device-used',
  /** No player has this code on their letters. */
  'bonuses/unknown-code',
  /** No player has this code for friends. */
  'referrals/unknown-code',
  /** Nobody invites themselves. */
  'referrals/own-code',
  /** The player has said before who invited them, and it was somebody else. */
  'referrals/already-bound',
  /** It can be said within days of joining, and those are over. */
  'referrals/too-late',
  /** The player was here before the one whose code it is. */
  'referrals/account-older',
  /** Somebody has a place in the program, or waits for one; details tell how they stand. */
  'affiliates/already-applied',
  /** The terms of the program have a newer version; details name it. */
  'affiliates/terms-superseded',
  /** Only an approved affiliate may do this; details tell how the caller stands. */
  'affiliates/not-approved',
  /** This affiliate has no link with this code. */
  'affiliates/unknown-link',
  /** There are as many links as somebody may have. */
  'affiliates/too-many-links',
  /** The affiliate lives where Sweeps Coins are not offered: their links are not shown, and no more are made; details name the state. */
  'affiliates/links-suppressed',
  /** No click has this id, or none that is remembered. */
  'affiliates/unknown-click',
  /** Nobody comes by a link of their own. */
  'affiliates/own-link',
  /** Another link was said to have led here. */
  'affiliates/already-bound',
  /** Another player came by this click: one click brings one player. */
  'affiliates/click-used',
  /** Whoever says by which link they came says it in the first days. */
  'affiliates/too-late',
  /** The link is closed, or its affiliate does not take part any more. */
  'affiliates/link-closed',
  /** Nobody with this id is an affiliate. */
  'affiliates/unknown-affiliate',
  /** The affiliate is not in a state from which this decision leads; details tell in which. */
  'affiliates/step-refused',
  /** The player has nothing in common with the affiliate, or came by no link of theirs. */
  'affiliates/unknown-match',
  /** An admin has to look first at what the affiliate has in common with players of theirs. */
  'affiliates/review-open',
  /** The decision needs a reason that fits, or takes none. */
  'affiliates/reason-needed',
  /** There is no line of commission with this number. */
  'affiliates/unknown-accrual',
  /** The commission was taken back before. */
  'affiliates/already-reversed',
  /** The line brings no commission that could be taken back. */
  'affiliates/nothing-to-reverse',
  /** The month is not over for long enough to be settled. */
  'affiliates/month-open',
  /** There is no statement of this month. */
  'affiliates/unknown-statement',
  /** The statement comes to nothing that is paid. */
  'affiliates/nothing-payable',
  /** The statement was paid under another reference. */
  'affiliates/already-paid',
  /** No product that players may see has this id. */
  'cart/unknown-product',
  /** Nothing is left of the product. */
  'cart/sold-out',
  /** Less is left than was asked for; details tell how much. */
  'cart/only-some-left',
  /** The product is shown, but cannot be ordered before its odds or its draw are published. */
  'cart/not-open',
  /** The cart has its most lines. */
  'cart/full',
  /** An order has room for so many pieces that come as codes; details tell how many. */
  'cart/too-many-codes',
  /** There is nothing to check out. */
  'checkout/cart-empty',
  /** Lines cannot be ordered as they are; details name each with its reason, and nothing is held. */
  'checkout/lines-refused',
  /** The cart costs less than an order has to; details tell the minimum. */
  'checkout/below-minimum',
  /** More mystery prizes, or draws, than one order settles; details tell how many it may hold. */
  'checkout/too-many-random-prizes',
  /** Something was held as often today as it can be without an order; details name each product, and when it can be held again. */
  'checkout/too-many-holds',
  /** What was held is not held any more. */
  'checkout/reservation-lapsed',
  /** The cart is not the one that was reserved. */
  'checkout/cart-changed',
  /** Odds are of mystery prizes alone. */
  'odds/not-a-mystery-prize',
  /** The weights of odds add up to 10,000; details tell to what these do. */
  'odds/weights-invalid',
  /** Something that cannot be won: no active prize of the store that is sent or arranged; details name it. */
  'odds/prize-not-possible',
  /** The product has no such odds. */
  'odds/unknown-odds',
  /** There is no draw of this id. */
  'draws/unknown-draw',
  /** Draws are of products of mega-sweeps alone. */
  'draws/not-for-draws',
  /** A draw closes in the future, within a year. */
  'draws/closing-not-possible',
  /** The product has a draw that has not ended. */
  'draws/open-already',
  /** Somebody has entered: what was promised stays. */
  'draws/has-entries',
  /** The time for entries is over; where an order is refused for it, details name the product. */
  'draws/closed',
  /** Nobody has won yet. */
  'draws/not-drawn',
  /** No entry of this number has won. */
  'draws/unknown-entry',
  /** One admin may not do this alone: another superadmin has to approve it; details give the bounds within which one may. */
  'approvals/required',
  /** There is no request for an approval with this id. */
  'approvals/unknown-request',
  /** Nobody approves what they asked for themselves. */
  'approvals/own-request',
  /** The request was decided or has lapsed; details tell which. */
  'approvals/not-waiting',
  /** The superadmin who asked is none any more, so the request has lapsed; details give the reason. */
  'approvals/asker-not-superadmin',
  /** What would be done is not what was asked for any more. */
  'approvals/conflict',
  /** The player has no order with this id. */
  'orders/unknown-order',
  /** The order is where this step does not follow; details tell where it stands and what was asked for. */
  'orders/step-refused',
  /** Something of the order was given, or somebody has looked at it: its player cannot take it back alone. */
  'orders/not-cancellable',
  /** Gold Coins that the order credited were played since; details tell how many are missing. */
  'orders/gold-spent',
  /** Codes of the order are still to come; details tell how many. */
  'orders/codes-missing',
  /** A mystery prize was drawn, or a draw was entered, with the order: that is never taken back. */
  'orders/outcome-final',
  /** The order has no code with this number. */
  'orders/unknown-code',
  /** The account is too new to be shown a gift code; details tell from when on it is. */
  'orders/code-held',
  /** Sweeps Coins wait until something about the player's payments is settled. */
  'player/sweeps-frozen',
  /** Redemptions rest for three days after a change of the e-mail address; details tell until when. */
  'player/email-just-changed',
  /** As many changes of the e-mail address were asked for within a day as one may; details tell how many, and from when on the next can be. */
  'account/too-many-email-changes',
  /** It is the address of the account already. */
  'account/same-email',
  /** Another account has this e-mail address. */
  'account/email-taken',
  /** Nobody can stop this change of an e-mail address any more, or there was none. */
  'account/unknown-email-change',
  /** Nothing of this player is frozen. */
  'player/not-frozen',
  /** Nothing is sold under this id. */
  'coins/unknown-package',
  /** The first-purchase offer is for those who have bought nothing yet. */
  'coins/offer-used',
  /** The player has no purchase with this id. */
  'coins/unknown-purchase',
  /** The checkout of this purchase is over; a new one can be begun. */
  'coins/checkout-over',
  /** The player has as many purchases that can still be paid as one may; details tell how many. */
  'coins/too-many-open',
  /** The player has begun as many purchases today as one may; details tell how many, and when the next can be begun. */
  'coins/too-many-today',
  /** A practice payment cannot come to this as it stands. */
  'coins/outcome-not-possible',
  /** What came to the webhook was not signed by the provider, or too long ago. */
  'coins/event-not-genuine',
  /** Not one of this player's quests of that day or week. */
  'quests/unknown-quest',
  /** There is something left to do in the quest; details tell how far the player has come. */
  'quests/not-finished',
  /** The quest can be claimed no more. */
  'quests/expired',
  /** The player has no ticket with this id. */
  'support/unknown-ticket',
  /** The ticket is closed; details tell until when its player could reply. */
  'support/ticket-closed',
  /** The ticket holds as many messages as one may. */
  'support/ticket-full',
  /** The player has as many open tickets as one may. */
  'support/too-many-open',
  /** The player has opened several tickets within the hour; details tell when another can be. */
  'support/too-often',
  /** The player has written as many messages today as one may; details tell how many, and when the next can be written. */
  'support/too-many-messages',
  /** The player has no notice with this id. */
  'notices/unknown-notice',
  /** An e-mail that nobody can turn off; details name its category and why. */
  'notices/obligatory',
  /** The key names no upload that is still there. */
  'pictures/unknown-upload',
  /** A picture of a product is over 5 MB, or one of a player over 256 kB. */
  'pictures/too-large',
  /** The bytes are no picture of the expected kind and size. */
  'pictures/not-a-picture',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** An expected refusal, as use cases return it. Fields beside the code become the answer's `details`. */
export interface Refusal {
  readonly code: RefusalCode;
}

const known: ReadonlySet<unknown> = new Set(refusalCodes);

/** Tells a refusal from a use case's answer. */
export function isRefusal<Result extends object>(result: Result): result is Extract<Result, Refusal> {
  return 'code' in result && known.has(result.code);
}
