import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { preload } from '#web/lib/builds/chunk-reload';
import { whenIdle } from '#web/lib/page/turns';
import { paths } from '#web/lib/paths';
import { WalletBalances } from '../../features/wallet/wallet-balances';
import { PlayerMenu } from './player-menu';
import { SearchButton } from './search-button';
import { SettingsMenu } from './settings-menu';

const Bell = lazy(() => import('../../features/notices/bell'));

/**
 * Balances, purchase link, settings and account of the signed-in player. Lazy, because it needs Amplify.
 *
 * @param showsBalances  false where the page itself shows them
 */
export default function PlayerArea({ showsBalances = true }: { showsBalances?: boolean }) {
  useEffect(() => {
    const load = async () => {
      const { loadOwnLists } = await preload(() => import('#web/lib/player/load-own-lists'));
      await loadOwnLists();
    };
    // Without an answer the lists stay as this device knows them, until the next change or page.
    whenIdle(() => void load().catch(() => undefined));
  }, []);
  return (
    <>
      <SearchButton />
      <WalletBalances shown={showsBalances} />
      <Link className={buttonClass({ variant: 'primary', className: 'wide-only' })} to={paths.coins}>
        <Plus aria-hidden="true" size={18} />
        Get Coins
      </Link>
      <Suspense fallback={<span className={buttonClass({ variant: 'quiet', icon: true })} />}>
        <Bell />
      </Suspense>
      <SettingsMenu />
      <PlayerMenu />
    </>
  );
}
