import { open } from '@ia/test-support/pages';
import type { Locator, Page } from 'playwright/test';

export const LIBRARY = '#/component-library';

/** URL with every section open and all examples rendered. */
export const LIBRARY_WITH_ALL_EXAMPLES = `${LIBRARY}?seccoes=todas`;

/**
 * Opens the library in the composed site: every section, or only the search results, which is much faster
 * than 130 live examples.
 */
export async function openLibrary(page: Page, search = ''): Promise<void> {
  await open(page, search ? `${LIBRARY}?procurar=${search}` : LIBRARY_WITH_ALL_EXAMPLES);
  await page.locator('#hooks-effects').waitFor();
}

/** The frame of one live example. */
export const example = (page: Page, component: string, name: string): Locator =>
  page.locator(`[data-component="${component}"] [data-example="${name}"] [data-frame]`);
