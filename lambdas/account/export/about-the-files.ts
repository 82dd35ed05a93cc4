import { brand } from '#domain/operator/brand';

/** The README of an export, which describes its other files. */
export const aboutTheFiles = `Your data at ${brand.name}
${'='.repeat(`Your data at ${brand.name}`.length)}

profile.json         your profile: email, name, addresses, accepted terms, birthday, state, time zone, the region of
                     your last sign-in, your wish list and favorite games, and whether your name is shown with your wins
play-limits.json     your limits and breaks, and what counts toward them
identity-check.json  your identity check and its result
affiliate.json       your affiliate account, and the affiliate link you joined through, if any
postbacks.json       the events for your tracker as an affiliate in the last 30 days, and whether each was delivered
wallet.json          your balances
ledger.json          every transaction, oldest first, with its double entry
ledger.csv           the same as a table: each change and your balances after it
rounds.csv           every round with its draws and their proof
seeds.json           the server seeds we have revealed, and the hashes of the others
orders.*             the prizes you redeemed
purchases.*          your purchases
free-entries.json    your code for entries by mail, and your free entries, credited or refused
tickets.json         your messages to support, and our answers, with the list of their files, which you can
                     download in your tickets
notices.json         the notices in your inbox, including those we also emailed
friends.json         your referral code, who invited you, and who joined with your code
cart.json            the prizes in your cart
quests.json          your quest progress, by week
picture.*            your picture, if you have one
documents/           the identity documents you uploaded that we still keep

Amounts are whole numbers: Gold Coins in coins, Sweeps Coins and dollars in hundredths.
Times are in UTC. You can verify a round once we have revealed the server seed that matches its hash.
The Fairness page of your account explains how, and can do it for you.
`;
