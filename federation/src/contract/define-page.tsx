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
import { isHydrating } from './hydration.ts';
import type { PageEntry, PageProps, Route, ShellApi } from './shell-api.ts';

// Each app's bundle creates its own context. No context crosses the boundary between shell and remote.
const ShellContext = createContext<ShellApi | null>(null);

export function ShellProvider({ shell, children }: PageProps & { children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The shell API of this page. @throws outside of a page made with {@link definePage}. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) {
    throw new Error(
      'useShell() was called outside of a page, so there is no shell. ' +
        'Export the page with `export default definePage(YourPage)`, or wrap it in <ShellProvider shell={fakeShell()}> in a test.',
    );
  }
  return shell;
}

/** The current route: path, query and anchor. Each navigation creates a new object. */
export function useRoute(): Route {
  const shell = useShell();
  const read = () => shell.route;
  return useSyncExternalStore(shell.subscribe, read, read);
}

/**
 * The state of the current history entry. Each entry has its own object. Most pages use
 * {@link useEntryState}.
 */
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

/** Wraps a component as the default export of a page module: `export default definePage(CoursePage)`. */
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
 * State of a history entry, such as the open tab. Back, Forward and reload restore it.
 * @param key unique within the page
 * @param parse converts the stored value (undefined at the first visit). Must accept any value.
 * @example const [tab, setTab] = useEntryState('tab', (stored) => (stored === 'quiz' ? 'quiz' : 'reading'));
 */
export function useEntryState<T>(key: string, parse: (stored: unknown) => T): [T, (value: T) => void] {
  const entry = useEntry();
  // Prerendered markup has no device data. During hydration, the entry's state is read after
  // the first render.
  const [readsAfterRender] = useState(isHydrating);
  const [state, setState] = useState(() => ({
    entry,
    value: parse(readsAfterRender ? undefined : entry.read(key)),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const stored = readsAfterRender ? entry.read(key) : undefined;
    if (stored !== undefined) setState({ entry, value: parse(stored) });
  }, []);
  // Another history entry of the same page: read the state of that entry.
  const current = state.entry === entry ? state : { entry, value: parse(entry.read(key)) };
  if (current !== state) setState(current);
  const set = useCallback(
    (value: T) => {
      entry.write(key, value);
      setState({ entry, value });
    },
    [entry, key],
  );
  return [current.value, set];
}
