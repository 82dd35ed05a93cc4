import { AccountMenu } from '../../features/sign-in/account-menu';
import { WalletBalances } from '../../features/wallet/wallet-balances';
import { SettingsMenu } from './settings-menu';

/** Balances, settings and account of the player who is signed in; loaded lazily, because it needs Amplify. */
export default function PlayerArea() {
  return (
    <>
      <WalletBalances />
      <SettingsMenu />
      <AccountMenu />
    </>
  );
}
