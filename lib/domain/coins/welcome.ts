import { type Amount, amount } from '#domain/money/coin';

/** One-time gifts to a new player: gold once the email is verified, sweeps once age and an allowed state are known as well. */
export const welcomeGifts: { readonly gold: Amount; readonly sweeps: Amount } = {
  gold: amount(10_000),
  sweeps: amount(250),
};
