import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAnnouncer } from '../api/announcer.ts';
import { createNotices } from '../api/notices.ts';
import { createBrokenVersions } from '../remotes/broken-versions.ts';
import { createRegistryStore } from '../remotes/read-registry.ts';
import { focusContent } from '../router/arrive.ts';
import { type BrokenPageState, captureFields } from './broken-page.ts';
import { recoverPage } from './recover-page.ts';
import { setFieldValue } from './typed-input.ts';

const lastGood = { version: '1.0.0', entry: './mfe-x/1.0.0/remoteEntry.js', contract: 1 };
const registry = parseRegistry(registryOfOne({ version: '2.0.0', lastGood, routes: [routeTo('/')] }));

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json(registry));
  document.body.innerHTML = '';
});

/**
 * Prepares the recovery of a page of `mfe-x`, whose live version is 2.0.0 and whose fallback is 1.0.0.
 * @param draw renders the replacement into the document
 */
function createScene(draw: () => void = () => {}) {
  const broken = createBrokenVersions();
  const notices = createNotices();
  const reloadIfOutdated = vi.fn(() => false);
  const replace = vi.fn(async () => draw());
  const parts = {
    app: 'mfe-x',
    broken,
    reloadIfOutdated,
    replace,
    notices,
    announcer: createAnnouncer(),
    page: { captureFields, setFieldValue, focusContent },
  };
  const registryStore = createRegistryStore(registry);
  const recover = (brokenPage: BrokenPageState | undefined) =>
    recoverPage({ ...parts, registryStore, brokenPage });
  return { broken, notices, reloadIfOutdated, replace, recover };
}

it('recoverPage replaces a page once per version that has not failed in the tab, and then only on request', async () => {
  const { broken, replace, recover } = createScene();
  broken.add('mfe-x', '2.0.0', { isLasting: true });
  await recover(null);
  broken.add('mfe-x', '1.0.0', { isLasting: true });
  await expect(recover(null)).rejects.toThrow(/All versions of the app failed/);
  expect(replace).toHaveBeenCalledTimes(1);
  await recover(undefined);
  expect(replace).toHaveBeenCalledTimes(2);
});

it('recoverPage shows no notice and moves no focus when the page broke before it was shown', async () => {
  const { notices, recover } = createScene(() => {
    document.body.innerHTML = '<main><h1>Cursos</h1></main>';
  });
  await recover(null);
  expect([notices.get(), document.activeElement]).toEqual([[], document.body]);
});

it('recoverPage replaces nothing while the document reloads', async () => {
  const { reloadIfOutdated, replace, recover } = createScene();
  reloadIfOutdated.mockReturnValue(true);
  const onSettled = vi.fn();
  void recover(null).then(onSettled, onSettled);
  await vi.waitFor(() => expect(reloadIfOutdated).toHaveBeenCalled());
  expect([replace.mock.calls.length, onSettled.mock.calls.length]).toEqual([0, 0]);
});

/** A page with one field of each type; ids differ between versions of a page. */
const formHtml = (idPrefix: string) => `<main><h1 tabindex="-1">Pedido</h1>
  <label for="${idPrefix}1">Nome</label><input id="${idPrefix}1">
  <label>Texto<textarea></textarea></label>
  <select aria-label="Tema"><option>a</option><option>b</option></select>
  <label><input type="checkbox">Concordo</label>
  <label>Palavra-passe<input type="password"></label></main>`;

it('recoverPage restores text in fields of the same names and the focus, and shows why the page changed', async () => {
  document.body.innerHTML = formHtml('old');
  const [name, password] = document.querySelectorAll(
    'input:not([type=checkbox])',
  ) as unknown as HTMLInputElement[];
  const text = document.querySelector('textarea') as HTMLTextAreaElement;
  Object.assign(name ?? {}, { value: 'Ana' });
  Object.assign(password ?? {}, { value: 'segredo' });
  text.value = 'Duas palavras';
  (document.querySelector('select') as HTMLSelectElement).value = 'b';
  (document.querySelector('[type=checkbox]') as HTMLInputElement).checked = true;
  text.focus();
  const brokenPage = captureFields();
  const events: string[] = [];
  const { notices, recover } = createScene(() => {
    document.body.innerHTML = formHtml('new');
    for (const type of ['input', 'change'])
      document.body.firstElementChild?.addEventListener(type, ({ target }) =>
        events.push(`${type} ${(target as HTMLElement).tagName}`),
      );
  });
  await recover(brokenPage);
  const values = Array.from(captureFields().fields, ({ value }) => value);
  expect(values).toEqual(['Ana', 'Duas palavras', 'b', 'on', '']);
  expect(document.querySelector('[type=checkbox]')).toHaveProperty('checked', true);
  expect(events).toEqual(expect.arrayContaining(['input INPUT', 'input TEXTAREA', 'change SELECT']));
  expect(document.activeElement).toBe(document.querySelector('textarea'));
  expect(notices.get()).toEqual([
    expect.objectContaining({
      kind: 'info',
      message: expect.stringMatching(/noutra versão.*confirme-o antes de enviar/),
    }),
  ]);
});

it('recoverPage focuses the title when the field is gone, and mentions no restored text', async () => {
  document.body.innerHTML = formHtml('old');
  (document.querySelector('input') as HTMLInputElement).focus();
  const brokenPage = captureFields();
  const { notices, recover } = createScene(() => {
    document.body.innerHTML = '<main><h1>Pedido</h1></main>';
  });
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  await recover(brokenPage);
  expect(document.activeElement).toBe(document.querySelector('h1'));
  expect(notices.get()[0]?.message).toBe(
    'Esta parte do site teve um problema e abriu de novo noutra versão.',
  );
});
