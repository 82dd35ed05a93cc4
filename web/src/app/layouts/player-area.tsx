import { AccountMenu } from '../../features/sign-in/account-menu';
import { WalletBalances } from '../../features/wallet/wallet-balances';

/** Balances and account of the player who is signed in; loaded lazily, because it needs Amplify. */
export default function PlayerArea() {
  return (
    <>
      <WalletBalances />
      <AccountMenu />
    </>
  );
}
