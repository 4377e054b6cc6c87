import type { Announcer } from '../api/announcer.ts';
import type { Notices } from '../api/notices.ts';
import { t } from '../content/recovery.ts';
import type { BrokenVersions } from '../remotes/broken-versions.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import type { focusContent } from '../router/arrive.ts';
import type { BrokenPageState, captureFields, Field } from './broken-page.ts';
import type { setFieldValue } from './typed-input.ts';

/** The broken page, and the parts of the shell that replace it. */
interface Recovery {
  registryStore: Pick<RegistryStore, 'get' | 'refresh'>;
  notices: Pick<Notices, 'show'>;
  announcer: Pick<Announcer, 'announce'>;
  /** Reloads the site when this document cannot load the published version; true when it reloads. */
  reloadIfOutdated(): boolean;
  /** Undefined when no app serves the route any more. */
  app: string | undefined;
  /** State of the page that broke; undefined when the visitor retries. */
  brokenPage: BrokenPageState | undefined;
  broken: BrokenVersions;
  /** Loads and shows another version of the page. */
  replace(): Promise<void>;
  /** Functions of the entry chunk. Importing them here would split that chunk, which adds bytes. */
  page: {
    captureFields: typeof captureFields;
    setFieldValue: typeof setFieldValue;
    focusContent: typeof focusContent;
  };
}

/**
 * Replaces a page that broke while it rendered by another version, and restores input and focus. Without a
 * retry by the visitor, only a version that has not failed in this tab is tried, so that two broken ones do
 * not alternate.
 * @throws when all versions failed, or the replacement does not load
 */
export async function recoverPage(recovery: Recovery): Promise<void> {
  const { app, brokenPage, broken, registryStore, reloadIfOutdated, replace } = recovery;
  await registryStore.refresh().catch(() => undefined);
  if (brokenPage !== undefined) {
    // The document is being reloaded: it shows nothing more.
    if (reloadIfOutdated()) return new Promise(() => {});
    const { version, lastGood } = registryStore.get().apps[app ?? ''] ?? {};
    const hasWorkingVersion = [version, lastGood?.version].some(
      (candidate) => app && candidate && !broken.has(app, candidate),
    );
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
  const { hasRestoredText, focused } = restoreFields(brokenPage, page);
  if (document.activeElement === document.body && brokenPage.focus !== document.body) {
    if (focused) focused.focus();
    else page.focusContent();
  }
  const message = hasRestoredText ? `${t.replaced} ${t.textRestored}` : t.replaced;
  notices.show({ kind: 'info', message, timeout: 0 });
  announcer.announce(message);
}

/**
 * The name or label of a field, which may be detached. Its id would differ between two versions of a page.
 */
function fieldName(field: Field): string {
  const root = field.getRootNode() as ParentNode;
  const label = field.closest('label') ?? root.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  return field.name || label?.textContent || field.ariaLabel || '';
}

/** Indexes fields by type, name and position among fields of the same name. */
function indexByName(fields: ArrayLike<Field>): Map<string, Field> {
  const fieldsByName = new Map<string, Field>();
  for (const field of Array.from(fields)) {
    const name = fieldName(field);
    let index = 0;
    while (fieldsByName.has(`${field.type} ${name} ${index}`)) index++;
    fieldsByName.set(`${field.type} ${name} ${index}`, field);
  }
  return fieldsByName;
}

/** Types of fields without typed text, or with text that the visitor should type again (password). */
const NOT_RESTORED = /^(password|file|hidden|submit|button|reset|image)$/;

/**
 * Enters the values of the broken page into the fields of the current page.
 * @returns whether text or a selection was restored, and the field that had the focus
 */
function restoreFields(
  { fields, focus }: BrokenPageState & object,
  { captureFields, setFieldValue }: Recovery['page'],
): { hasRestoredText: boolean; focused: Field | null } {
  const currentFields = indexByName(captureFields().fields);
  let hasRestoredText = false;
  let focused: Field | null = null;
  for (const [name, brokenField] of indexByName(fields)) {
    const field = currentFields.get(name);
    if (!field) continue;
    if (brokenField === focus) focused = field;
    if (NOT_RESTORED.test(brokenField.type)) continue;
    if (brokenField instanceof HTMLInputElement && /^(checkbox|radio)$/.test(brokenField.type)) {
      const { checked } = field as HTMLInputElement;
      // A radio button is cleared by choosing another one.
      if (brokenField.checked !== checked && !(brokenField.type === 'radio' && checked)) field.click();
    } else if (brokenField.value !== field.value) {
      setFieldValue(field, 'value', brokenField.value);
      const event = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(event, { bubbles: true }));
      hasRestoredText = true;
    }
  }
  return { hasRestoredText, focused };
}
