/**
 * Streams an answer of 20,000 characters into the Prompt Factory of the composed site, with CPU throttling.
 * Reports how soon the first chunk is painted and how long the main thread was blocked. Measures only;
 * asserts nothing.
 *
 *   node bench/ai-stream/run.ts [--runs 5] [--slowdown 4] [--recipe brainstorm]      (after `pnpm build`)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumArgs, ensureChromium } from '@ia/test-support/chromium';
import { type FakeAi, startFakeAi, text } from '@ia/test-support/fake-ai';
import { type Browser, chromium } from 'playwright';
import { edgeFunctionInterceptor, localAi, SERVER_AI } from '../../e2e/support/ai.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { workspace } from '../../scripts/run.ts';
import { installProbe, type ProbeResult } from './probe.ts';
import { asMarkdown, type Run } from './report.ts';
import { FIRST_LINE, LAST_LINE, longAnswer } from './text.ts';
import { MARKS, recordTasks } from './trace.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    recipe: { type: 'string', default: 'brainstorm' },
  },
});
const slowdown = Number(values.slowdown);
const CHUNK_INTERVAL_MS = 8;
/** A short delay for a real model. Meanwhile the page loads the modules that format the answer. */
const FIRST_CHUNK_DELAY_MS = 500;

type ProbedWindow = Window & { aiStreamProbe: ProbeResult };

/** Opens the Prompt Factory in a new browser profile and streams one answer into it. */
async function streamOnce(browser: Browser, site: Site): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-PT' });
  const page = await context.newPage();
  await page.addInitScript(installProbe, { first: FIRST_LINE, last: LAST_LINE, marks: MARKS });
  await page.goto(`${site.url}/#/prompt-factory?receita=${values.recipe}#fabrica`);
  const generateButton = page.getByRole('button', { name: 'Gerar com IA' });
  await generateButton.waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const stopRecording = await recordTasks(session);
  await generateButton.click();
  // A long polling interval, because each poll is work for the page.
  await page.waitForFunction(() => (window as unknown as ProbedWindow).aiStreamProbe.ended > 0, undefined, {
    polling: 1_000,
    timeout: 120_000,
  });
  const tasks = await stopRecording();
  const probe = await page.evaluate(() => (window as unknown as ProbedWindow).aiStreamProbe);
  await context.close();
  return { ...probe, tasks };
}

/** @param mode `ai.mode` of the site: who calls the provider, the Edge Function or the page */
async function measureMode(
  browser: Browser,
  site: Site,
  fake: FakeAi,
  mode: 'server' | 'local',
): Promise<Run[]> {
  const runs: Run[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    site.configure({ ai: mode === 'server' ? SERVER_AI : localAi(fake) });
    if (mode === 'server') site.intercept(edgeFunctionInterceptor(fake, site).intercept);
    fake.script({
      gemini: text(longAnswer(), { firstDelayMs: FIRST_CHUNK_DELAY_MS, chunkDelayMs: CHUNK_INTERVAL_MS }),
    });
    runs.push(await streamOnce(browser, site));
    site.reset();
  }
  return runs;
}

const fake = await startFakeAi();
const site = await startSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const modes = {
    'server (Edge Function)': await measureMode(browser, site, fake, 'server'),
    'local (SDK in the page)': await measureMode(browser, site, fake, 'local'),
  };
  const chunks = longAnswer();
  const report = asMarkdown(modes, {
    date: new Date().toISOString().slice(0, 10),
    answer: `${chunks.join('').length} characters in ${chunks.length} chunks, the first after ${FIRST_CHUNK_DELAY_MS} ms, then one every ${CHUNK_INTERVAL_MS} ms`,
    slowdown: `${slowdown}×`,
    runs: Number(values.runs),
    browser: `Chromium ${browser.version()}`,
    machine: `${os.availableParallelism()} cores, ${os.cpus()[0]?.model.trim() ?? 'unknown'}, load ${os.loadavg()[0]?.toFixed(1)}`,
  });
  console.log(report);
  const folder = path.join(workspace, 'bench/results');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'ai-stream.md'), report);
} finally {
  await browser.close();
  await site.close();
  await fake.close();
}
