import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PageEntry, PageProps, Route, ShellApi } from './shell-api.ts';
import { takingOver } from './taking-over.ts';

// Created inside each app's own bundle, so it never crosses the border between shell and remote.
const ShellContext = createContext<ShellApi | null>(null);

export function ShellProvider({ shell, children }: PageProps & { children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The shell this page runs in. Throws outside of a page made with {@link definePage}. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) {
    throw new Error(
      'useShell() was called outside of a page, so there is no shell to talk to. ' +
        'Export the page with `export default definePage(YourPage)`, or wrap it in <ShellProvider shell={fakeShell()}> in a test.',
    );
  }
  return shell;
}

/** Where the page is: path, query and anchor. Another object for each visit of an address. */
export function useRoute(): Route {
  const shell = useShell();
  const read = () => shell.route;
  return useSyncExternalStore(shell.subscribe, read, read);
}

/** What this history entry keeps; another object for each entry. Most pages want {@link useEntryState}. */
export function useEntry(): PageEntry {
  const shell = useShell();
  const read = () => shell.entry;
  return useSyncExternalStore(shell.subscribe, read, read);
}

/**
 * The settings of this app in this site.
 * @example const { badgeClaim } = useSettings<SettingsOf<typeof config>>();
 */
export function useSettings<S extends object>(): S {
  return useShell().settings() as unknown as S;
}

/** Turns a component into a page module's default export: `export default definePage(CoursePage)`. */
export function definePage(Content: ComponentType): ComponentType<PageProps> {
  function Page({ shell }: PageProps) {
    return (
      <ShellProvider shell={shell}>
        <Content />
      </ShellProvider>
    );
  }
  Page.displayName = `Page(${Content.displayName ?? Content.name})`;
  return Page;
}

/**
 * State that belongs to a place in the history, such as an open tab: Back, Forward and reload find it as it was left.
 * @param key unique within the page
 * @param parse makes a value of what was stored (undefined at the first visit); must take anything
 * @example const [tab, setTab] = useEntryState('tab', (stored) => (stored === 'quiz' ? 'quiz' : 'reading'));
 */
export function useEntryState<T>(key: string, parse: (stored: unknown) => T): [T, (value: T) => void] {
  const entry = useEntry();
  // A first view that stands as markup was made without this device: what the entry keeps shows right after it is taken over.
  const [late] = useState(takingOver);
  const [kept, setKept] = useState(() => ({ entry, value: parse(late ? undefined : entry.read(key)) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const stored = late ? entry.read(key) : undefined;
    if (stored !== undefined) setKept({ entry, value: parse(stored) });
  }, []);
  // Another entry of the same page: what that one keeps.
  const current = kept.entry === entry ? kept : { entry, value: parse(entry.read(key)) };
  if (current !== kept) setKept(current);
  const set = useCallback(
    (value: T) => {
      entry.write(key, value);
      setKept({ entry, value });
    },
    [entry, key],
  );
  return [current.value, set];
}
