import type { BackendConfig } from '@ia/federation';
import type { SiteConfig } from '@ia/federation/config';
import { atBase } from '../address/base.ts';

const absoluteUrl = (url: string): string => atBase(url).replace(/\/$/, '');

/** The site's data API from the configuration, with an absolute URL; null when none is configured. */
export const resolveBackend = ({ backend }: Pick<SiteConfig, 'backend'>): BackendConfig | null =>
  backend && { ...backend, url: absoluteUrl(backend.url) };
