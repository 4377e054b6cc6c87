import type { SiteFlags } from '../contract/shell-api.ts';

/** Feature flags that belong to the site, with their defaults. Apps declare all others. */
export const SITE_FLAG_DEFAULTS: SiteFlags & Readonly<Record<string, boolean>> = {
  enableComponentShowcase: true,
  enableElearningShowcase: true,
  enableGamificationSection: true,
  enableManifestoCoCreation: true,
  enableGamificationSidebar: true,
  enableComponentLibrary: true,
  enableModeration: true,
  enableStudioNavigation: false,
};
