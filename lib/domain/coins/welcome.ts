import { type Amount, amount } from '#domain/money/coin';

/** What a new player is given once and for ever: gold when the e-mail is verified, sweeps when age and an allowed state are known as well. */
export const welcomeGifts: { readonly gold: Amount; readonly sweeps: Amount } = {
  gold: amount(10_000),
  sweeps: amount(250),
};
