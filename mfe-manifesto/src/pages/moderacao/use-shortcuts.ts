import { readDevice, removeDevice, writeDevice } from '@ia/shared-services/storage';
import { useEffect, useRef, useState } from 'react';

/** Device setting: single-key shortcuts on or off. WCAG 2.1.4 requires a way to turn them off. */
const SETTING_KEY = 'moderationShortcuts';

/** Elements that handle keys themselves. */
const KEY_HANDLING_ELEMENTS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="radiogroup"]';

/** @returns true for a key without modifiers, outside elements that handle keys */
const isPageShortcut = ({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(KEY_HANDLING_ELEMENTS)) &&
  !document.querySelector('[role="dialog"]');

/**
 * Registers single-key shortcuts while the setting is on.
 * @param actions actions by `KeyboardEvent.key`
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>) {
  const [isEnabled, setIsEnabled] = useState(() => readDevice(SETTING_KEY) !== 'off');
  const latestActions = useRef(actions);
  latestActions.current = actions;
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = Object.hasOwn(latestActions.current, event.key)
        ? latestActions.current[event.key]
        : undefined;
      if (!action || !isPageShortcut(event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);

  return {
    isEnabled,
    setEnabled(next: boolean) {
      if (next) removeDevice(SETTING_KEY);
      else writeDevice(SETTING_KEY, 'off');
      setIsEnabled(next);
    },
  };
}
