import { readDevice, removeDevice, writeDevice } from '@ia/shared-services/storage';
import { useEffect, useRef, useState } from 'react';

/** On the device: whether single keys do something (WCAG 2.1.4 asks for a way to turn them off). */
const KEY = 'moderationShortcuts';

/** What takes keys for itself: a field, a list, a dialog. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="radiogroup"]';

/** @returns whether a key is meant for the page: alone, and not for something that takes keys itself. */
const isForThePage = ({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(TAKES_KEYS)) &&
  !document.querySelector('[role="dialog"]');

/** Single keys that do something on the page, while they are on. */
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
    turn(next: boolean) {
      if (next) removeDevice(KEY);
      else writeDevice(KEY, 'off');
      setOn(next);
    },
  };
}
