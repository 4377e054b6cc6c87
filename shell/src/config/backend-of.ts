import type { BackendConfig } from '@ia/federation';
import type { SiteConfig } from '@ia/federation/config';
import { atBase } from '../address/base.ts';

const absolute = (url: string): string => atBase(url).replace(/\/$/, '');

/** The site's data API, with an absolute address; null when none is configured. */
export const backendOf = ({ backend }: Pick<SiteConfig, 'backend'>): BackendConfig | null =>
  backend && { ...backend, url: absolute(backend.url) };
