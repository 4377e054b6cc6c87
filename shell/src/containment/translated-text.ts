/*
 * Keeps React working in a page that a browser translates. Chrome's translator replaces each text node by
 * `<font><font>…</font></font>`; React still holds the text node, so removing it, or inserting before it,
 * throws, and a changed text never shows (facebook/react#11538). This module patches DOM methods once the
 * first text is replaced: a page without translation keeps the native ones.
 */

/** Text nodes that a translator took out of the page, with the element that shows their translation. */
const translations = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Stores which `<font>` element replaced each text that the mutations removed. */
function recordTranslations(records: MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
  if (added.size === 0) return;
  patchDom();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const font = [...addedNodes, previousSibling, nextSibling].find(
      (node): node is Element => isFont(node) && added.has(node),
    );
    if (font)
      for (const node of removedNodes) if (node.nodeType === Node.TEXT_NODE) translations.set(node, font);
  }
}

const observer = new MutationObserver(recordTranslations);

/**
 * The child of `parent` at the position of `node`: its translation, or the element that a translator moved it
 * into.
 */
function childAtPositionOf(node: Node, parent: Node): ChildNode | null {
  let current: Node | null = node.parentNode ? node : (translations.get(node) ?? null);
  while (current && current.parentNode !== parent) current = current.parentNode;
  return current as ChildNode | null;
}

let isPatched = false;

/** Makes the DOM methods that React uses on replaced text nodes act on their translation. */
function patchDom(): void {
  if (isPatched) return;
  isPatched = true;
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    recordTranslations(observer.takeRecords());
    if (child.parentNode) removeChild.call(child.parentNode, child);
    else childAtPositionOf(child, this)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    recordTranslations(observer.takeRecords());
    return insertBefore.call(this, node, childAtPositionOf(before, this)) as T;
  };
  // React sets `nodeValue` when a text changes.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string | null) {
      this.data = value ?? '';
      if (this.parentNode) return;
      recordTranslations(observer.takeRecords());
      // The translator finds the new text where the old translation was, and translates it.
      translations.get(this)?.replaceWith(this);
    },
  });
}

/**
 * Watches a page for a translator. Call it once, before React renders: a text that was replaced earlier keeps
 * its translation until its element renders again.
 */
export function guardTranslatedText(page: ParentNode): void {
  if (page.querySelector('font')) patchDom();
  observer.observe(page, { childList: true, subtree: true });
}
