import { readDevice, removeDevice, writeDevice } from '@ia/shared-services/storage';
import { useEffect, useRef, useState } from 'react';

/** Device setting: single-key shortcuts on or off. WCAG 2.1.4 requires a way to turn them off. */
const KEY = 'moderationShortcuts';

/** Elements that handle keys themselves. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="radiogroup"]';

/** @returns true for a key without modifiers, outside elements that handle keys */
const isForThePage = ({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(TAKES_KEYS)) &&
  !document.querySelector('[role="dialog"]');

/** Registers single-key shortcuts while the setting is on. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>) {
  const [on, setOn] = useState(() => readDevice(KEY) !== 'off');
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const action = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!action || !isForThePage(event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);

  return {
    on,
    setEnabled(next: boolean) {
      if (next) removeDevice(KEY);
      else writeDevice(KEY, 'off');
      setOn(next);
    },
  };
}
