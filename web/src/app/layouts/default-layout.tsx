import { Outlet, useMatches } from 'react-router';
import { AffiliateConsentLater } from '../../features/affiliates/affiliate-consent-later';
import { Below } from './below';
import { Header } from './header';
import { Suspended } from './suspended';

/** Layout of the lobby, sign-in and all other pages that are not games. */
export function DefaultLayout() {
  const isBare = useMatches().some(({ handle }) => (handle as { isBare?: boolean } | undefined)?.isBare);
  return (
    <>
      <Header />
      <main id="main" className="page" tabIndex={-1}>
        <Suspended />
        <Outlet />
      </main>
      <Below hasBar={!isBare} />
      <AffiliateConsentLater />
    </>
  );
}
