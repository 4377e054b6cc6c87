import type { Announcer } from '../api/announcer.ts';
import type { Notices } from '../api/notices.ts';
import { words } from '../content/recovery.ts';
import type { write } from '../first-view/typed.ts';
import type { Field, fieldsOf, LeftPage } from '../pages/left-page.ts';
import type { BrokenVersions } from '../remotes/broken-versions.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import type { focusContent } from '../router/arrive.ts';

interface Recovery {
  registryStore: Pick<RegistryStore, 'get' | 'refresh'>;
  notices: Pick<Notices, 'show'>;
  announcer: Pick<Announcer, 'announce'>;
  /** Opens the site anew for what is published and this document cannot take up; says whether it does. */
  renew(): boolean;
  /** None when no app serves the route any more. */
  app: string | undefined;
  /** What the page that broke left behind; undefined when the visitor asked for another try. */
  left: LeftPage | undefined;
  broken: BrokenVersions;
  replace(): Promise<void>;
  /** Of the first script: imported here, they would split it in two, which is more bytes. */
  page: { fieldsOf: typeof fieldsOf; write: typeof write; focusContent: typeof focusContent };
}

/**
 * Replaces a page that broke while it rendered. Without being asked only by a version that has not broken in this tab:
 * each fallback takes one version away, so that two broken ones do not alternate.
 */
export async function recoverPage(recovery: Recovery): Promise<void> {
  const { app, left, broken, registryStore, renew, replace } = recovery;
  await registryStore.refresh().catch(() => undefined);
  if (left !== undefined) {
    // Another document is on its way: this one shows nothing more.
    if (renew()) return new Promise(() => {});
    const { version, lastGood } = registryStore.get().apps[app ?? ''] ?? {};
    const isLeft = [version, lastGood?.version].some((one) => app && one && !broken.has(app, one));
    if (!isLeft) throw new Error('No version is left that has not broken in this tab.');
  }
  await replace();
  if (!left) return;
  // The store tells React, which draws the page before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  afterwards(left, recovery);
}

/** Puts text and focus back, and says why the page is another one. */
function afterwards(left: LeftPage & object, { notices, announcer, page }: Recovery): void {
  const { typed, focused } = typeAgain(left, page);
  if (document.activeElement === document.body && left.focus !== document.body) {
    if (focused) focused.focus();
    else page.focusContent();
  }
  const message = typed ? `${words.replaced} ${words.textKept}` : words.replaced;
  notices.show({ kind: 'info', message, timeout: 0 });
  announcer.announce(message);
}

/** What a visitor knows a field by: ids differ between two versions of a page. It may have left the document. */
function nameOf(field: Field): string {
  const root = field.getRootNode() as ParentNode;
  const label = field.closest('label') ?? root.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  return field.name || label?.textContent || field.ariaLabel || '';
}

/** Fields by kind, name and place among those of the same name. */
function byName(fields: ArrayLike<Field>): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of Array.from(fields)) {
    const name = nameOf(field);
    let place = 0;
    while (found.has(`${field.type} ${name} ${place}`)) place++;
    found.set(`${field.type} ${name} ${place}`, field);
  }
  return found;
}

/** What is typed by nobody, or better typed once more. */
const NOT_KEPT = /^(password|file|hidden|submit|button|reset|image)$/;

function typeAgain(
  { fields, focus }: LeftPage & object,
  { fieldsOf, write }: Recovery['page'],
): { typed: boolean; focused: Field | null } {
  const now = byName(fieldsOf().fields);
  let typed = false;
  let focused: Field | null = null;
  for (const [name, before] of byName(fields)) {
    const field = now.get(name);
    if (!field) continue;
    if (before === focus) focused = field;
    if (NOT_KEPT.test(before.type)) continue;
    if (before instanceof HTMLInputElement && /^(checkbox|radio)$/.test(before.type)) {
      const { checked } = field as HTMLInputElement;
      // A radio button is left by choosing another one.
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
