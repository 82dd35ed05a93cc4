import type { SiteOfApp } from '../../host-options';
import { withLocalEndpoints } from './config-overlay';

/** The site of this product. */
export const productSite: SiteOfApp = {
  localConfig: withLocalEndpoints,
  async openSources(server) {
    // Loaded lazily: Vite takes longer than everything else, and most tests have no site.
    const { openViteSite } = await import('./vite-site');
    return openViteSite(server);
  },
};
