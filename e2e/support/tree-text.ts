import type { Page } from 'playwright/test';

/**
 * Texts of Chromium's accessibility tree, joined as Orca joins them. The computed name of a link has a space
 * between its visible and its hidden words in any case; these texts have it only if the markup does.
 */
export async function readTreeText(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => name?.value)
    .join('');
}

/** Returns the visible words that no space separates from the hidden «(abre num novo separador)». */
export const findGluedLinkWords = (treeText: string): string[] =>
  treeText.match(/\S+\(abre num novo separador\)/g) ?? [];
