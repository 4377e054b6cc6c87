import type { Page } from 'playwright/test';
import { type PdfPage, readPdf } from './pdf.ts';

/** What the browser would print, page by page. */
export const printed = async (page: Page): Promise<PdfPage[]> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));
