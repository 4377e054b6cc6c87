import type { Announcer } from '../api/announcer.ts';
import type { Notices } from '../api/notices.ts';
import { t } from '../content/recovery.ts';
import type { BrokenVersions } from '../remotes/broken-versions.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import type { focusContent } from '../router/arrive.ts';
import type { BrokenPageState, captureFields, Field } from './broken-page.ts';
import type { write } from './typed.ts';

interface Recovery {
  registryStore: Pick<RegistryStore, 'get' | 'refresh'>;
  notices: Pick<Notices, 'show'>;
  announcer: Pick<Announcer, 'announce'>;
  /** Reloads the site when this document cannot load the published version; returns whether it does. */
  reloadIfOutdated(): boolean;
  /** Undefined when no app serves the route any more. */
  app: string | undefined;
  /** State of the page that broke; undefined when the visitor retries. */
  brokenPage: BrokenPageState | undefined;
  broken: BrokenVersions;
  replace(): Promise<void>;
  /** Functions of the entry chunk. Importing them here would split that chunk, which adds bytes. */
  page: { captureFields: typeof captureFields; write: typeof write; focusContent: typeof focusContent };
}

/**
 * Replaces a page that broke while it rendered. Automatically only while a version has not failed in this
 * tab: each fallback rules out one version, so that two broken ones do not alternate.
 */
export async function recoverPage(recovery: Recovery): Promise<void> {
  const { app, brokenPage, broken, registryStore, reloadIfOutdated, replace } = recovery;
  await registryStore.refresh().catch(() => undefined);
  if (brokenPage !== undefined) {
    // The document is being reloaded: it shows nothing more.
    if (reloadIfOutdated()) return new Promise(() => {});
    const { version, lastGood } = registryStore.get().apps[app ?? ''] ?? {};
    const hasWorkingVersion = [version, lastGood?.version].some((one) => app && one && !broken.has(app, one));
    if (!hasWorkingVersion) throw new Error('All versions of the app failed in this tab.');
  }
  await replace();
  if (!brokenPage) return;
  // The store notifies React, which renders the page before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  restoreInput(brokenPage, recovery);
}

/** Restores text and focus, and shows a notice that another version has opened. */
function restoreInput(brokenPage: BrokenPageState & object, { notices, announcer, page }: Recovery): void {
  const { typed, focused } = typeAgain(brokenPage, page);
  if (document.activeElement === document.body && brokenPage.focus !== document.body) {
    if (focused) focused.focus();
    else page.focusContent();
  }
  const message = typed ? `${t.replaced} ${t.textRestored}` : t.replaced;
  notices.show({ kind: 'info', message, timeout: 0 });
  announcer.announce(message);
}

/** The label of a field: ids differ between two versions of a page. The field may be detached. */
function nameOf(field: Field): string {
  const root = field.getRootNode() as ParentNode;
  const label = field.closest('label') ?? root.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  return field.name || label?.textContent || field.ariaLabel || '';
}

/** Fields by type, name and index among fields of the same name. */
function byName(fields: ArrayLike<Field>): Map<string, Field> {
  const fieldsByName = new Map<string, Field>();
  for (const field of Array.from(fields)) {
    const name = nameOf(field);
    let index = 0;
    while (fieldsByName.has(`${field.type} ${name} ${index}`)) index++;
    fieldsByName.set(`${field.type} ${name} ${index}`, field);
  }
  return fieldsByName;
}

/** Fields without typed text, or with text that the visitor should type again. */
const NOT_RESTORED = /^(password|file|hidden|submit|button|reset|image)$/;

function typeAgain(
  { fields, focus }: BrokenPageState & object,
  { captureFields, write }: Recovery['page'],
): { typed: boolean; focused: Field | null } {
  const currentFields = byName(captureFields().fields);
  let typed = false;
  let focused: Field | null = null;
  for (const [name, before] of byName(fields)) {
    const field = currentFields.get(name);
    if (!field) continue;
    if (before === focus) focused = field;
    if (NOT_RESTORED.test(before.type)) continue;
    if (before instanceof HTMLInputElement && /^(checkbox|radio)$/.test(before.type)) {
      const { checked } = field as HTMLInputElement;
      // A radio button is cleared by choosing another one.
      if (before.checked !== checked && !(before.type === 'radio' && checked)) field.click();
    } else if (before.value !== field.value) {
      write(field, 'value', before.value);
      const event = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(event, { bubbles: true }));
      typed = true;
    }
  }
  return { typed, focused };
}
