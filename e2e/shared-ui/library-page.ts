import { open } from '@ia/test-support/pages';
import type { Locator, Page } from 'playwright/test';

export const LIBRARY = '#/component-library';

/** The address at which every section stands open, with all its examples. */
export const EVERYTHING = `${LIBRARY}?seccoes=todas`;

/** Opens the library in the composed site: every section of it, or what a search leaves (much quicker than 130 live examples). */
export async function openLibrary(page: Page, search = ''): Promise<void> {
  await open(page, search ? `${LIBRARY}?procurar=${search}` : EVERYTHING);
  await page.locator('#hooks-effects').waitFor();
}

/** The frame of one live example. */
export const example = (page: Page, component: string, name: string): Locator =>
  page.locator(`[data-component="${component}"] [data-example="${name}"] [data-frame]`);
