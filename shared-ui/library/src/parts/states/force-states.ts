/*
 * Shows hover, focus and press on the state sheets without a pointer. A script cannot set the
 * pseudo-classes. Instead `extendStyleSheets` copies their rules to an attribute, and `forceState` sets the
 * attribute. `StateSheet` calls both.
 */

/** States that the pointer and the keyboard give to an element. */
export type InputState = 'hover' | 'focus' | 'active';

/** Attribute with the names of the forced pseudo-classes. */
const ATTRIBUTE = 'data-forced';
const STATE_PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
/** A negated state keeps its meaning only with the real pseudo-class. */
const NEGATED_STATE = /:not\([^)]*:(hover|active|focus)/;

/** Returns the selector with attributes in place of its states; null when it has no state to replace. */
export function forcedSelector(selector: string): string | null {
  if (NEGATED_STATE.test(selector) || selector.includes(ATTRIBUTE)) return null;
  const forced = selector.replace(STATE_PSEUDO_CLASS, (_, name: string) => `[${ATTRIBUTE}~="${name}"]`);
  return forced === selector ? null : forced;
}

/**
 * Extends the rules of a style sheet, in place, so that `data-forced` shows the same styles as pointer and focus.
 * The order and the specificity of the rules stay the same.
 */
export function extendRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const forced = forcedSelector(rule.selectorText);
      if (forced) rule.selectorText = `${rule.selectorText}, ${forced}`;
    }
    if ('cssRules' in rule) extendRules(rule.cssRules as CSSRuleList);
  }
}

/** Extends the rules of all style sheets of this document that it may read. */
export function extendStyleSheets(): void {
  for (const sheet of document.styleSheets) {
    let rules: CSSRuleList;
    try {
      rules = sheet.cssRules;
    } catch {
      continue; // A style sheet of another origin.
    }
    extendRules(rules);
  }
}

const ON_TARGET: Record<InputState, string> = {
  hover: 'hover',
  focus: 'focus focus-visible focus-within',
  active: 'hover active',
};
/** The pointer also gives its states to the elements around, the focus only `:focus-within`. */
const AROUND_TARGET: Record<InputState, string> = {
  hover: 'hover',
  focus: 'focus-within',
  active: 'hover active',
};

/**
 * Puts the first element that matches, and the elements around it, into a state.
 * @param root element that contains the component
 */
export function forceState(root: Element, target: string, state: InputState): void {
  const element = root.querySelector(target);
  element?.setAttribute(ATTRIBUTE, ON_TARGET[state]);
  for (let around = element?.parentElement; around && around !== root; around = around.parentElement)
    around.setAttribute(ATTRIBUTE, AROUND_TARGET[state]);
}
