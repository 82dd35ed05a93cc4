/** The README of an export, which describes its other files. */
export const aboutTheFiles = `Your data at Jade Harbour
=========================

profile.json         who you are to us: e-mail, name, addresses, accepted terms, birthday, state, time zone and the region
                     of your last sign-in
play-limits.json     your limits, breaks and where you stand
identity-check.json  what you showed of who you are, and what came of it
affiliate.json       your place in the affiliates' program, and by whose link you came, if by any
wallet.json          what you hold
ledger.json          every transaction, the first one first, with its double entry
ledger.csv           the same as a table: what changed, and what you held after
rounds.csv           every round with its draws and what proves them
seeds.json           the server seeds that were opened, and the hashes of those that are sealed
orders.*             prizes that you redeemed
purchases.*          what you bought
tickets.json         what you wrote to our support, and our answers
notices.json         the notices in your inbox, with those that went out by e-mail
friends.json         your code for friends, who invited you, and who came by your code
cart.json            the products in your cart
quests.json          your quest progress, by week
picture.*            your picture, if you have one
documents/           the identity documents that you uploaded and we keep

Amounts are whole numbers: Gold Coins as they are, Sweeps Coins and dollars in hundredths.
Instants are in UTC. A round is proved by the server seed of its hash, once that was opened:
the Fairness page of your account tells how, and does it for you.
`;
